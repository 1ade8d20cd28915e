import CourseKit

extension Check {
  private static let longestExample = 15

  /// Learners can read the tests of an exercise: each one is short, and does the same in each run.
  static let examples = Check(
    name: "examples",
    claim: "no test of an exercise has a loop, a condition, or more than \(longestExample) lines",
    scope: .workbook { verification in
      verification.chapters
        .flatMap { TestDeclaration.all(of: $0, in: verification.workbook) }
        .flatMap(findings)
    })

  private static func findings(about test: TestDeclaration) -> [Finding] {
    // An argument's label, as in `showDetail(for:)`, and the name of a member keep their sign.
    let words = test.body.split { !($0.isLetter || $0.isNumber || "_.:?".contains($0)) }
    var complaints: [String] = []
    if let loop = words.first(where: { loops.contains($0) || $0.hasSuffix(".forEach") }) {
      complaints.append("has a loop (\(loop)). Write out its steps, or leave them to a judge.")
    }
    if let condition = words.first(where: conditions.contains) {
      complaints.append(
        "has a condition (\(condition)). Write a test for each case, or leave them to a judge.")
    }
    // A comment is blank in this code.
    let length = test.body.lines.count { !$0.trimmed.isEmpty }
    if length > longestExample {
      complaints.append(
        "has \(length) lines of code between its braces, and may have \(longestExample)."
          + " Make two tests of it.")
    }
    return complaints.map { Finding("'\(test.name)' \($0)", at: test.location) }
  }

  private static let loops: Set<Substring> = ["for", "while", "repeat"]
  private static let conditions: Set<Substring> = ["if", "guard", "switch", "?"]
}
