extension Command {
  static let verify = Command(
    name: "verify",
    arguments: "[chapter …]",
    summary: "Prove that the exercises are fair: for maintainers, and for continuous integration.",
    discussion: """
      The checks:
      \(Verification.checks.map { "  \($0.name): \($0.claim)." }.joined(separator: "\n"))

      It exits with 1 when a check finds something.
      """,
    options: [
      Option(
        name: "--only", value: "CHECKS",
        summary: "Run some of the checks, with commas between their names.")
    ]
  ) { invocation in
    let workbook = try invocation.workbook()
    let chapters = try invocation.chapters(of: workbook)
    let checks = try chosenChecks(invocation.options["--only"])
    let verification = Verification(workbook: workbook, console: invocation.console)
    return try await verification.run(checks, chapters: chapters) ? .done : .workLeft
  }

  private static func chosenChecks(_ names: String?) throws -> [Check] {
    guard let names else { return Verification.checks }
    let words = names.split(separator: ",").map { String($0).trimmed }
    let known = Verification.checks.map(\.name)
    if let word = words.first(where: { !known.contains($0) }) {
      var error = UsageError.unknown("check", word, known: known)
      error.command = "verify"
      throw error
    }
    return Verification.checks.filter { words.contains($0.name) }
  }
}
