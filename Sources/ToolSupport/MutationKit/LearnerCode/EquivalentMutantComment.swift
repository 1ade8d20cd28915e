import CourseKit

/// A comment in which a learner says why no user can notice a change of the line below it.
///
/// Such a change is called an equivalent mutant. The form is `// Equivalent mutant (swap): both rows are new.`
struct EquivalentMutantComment {
  /// The words of the changes that it is about.
  let words: Set<String>
  let reason: String

  /// - Parameter line: A line of code; nil if it isn't such a comment, or gives no reason.
  init?(_ line: String) {
    let form = /\s*\/\/ *[Ee]quivalent mutants? *\(([\w, -]+)\): *(\S.*)/
    guard let match = line.wholeMatch(of: form) else { return nil }
    words = Set(match.1.split(separator: ",").map(\.trimmed))
    reason = String(match.2)
  }

  /// Those directly above a line, or at the top of the body if the change is there.
  ///
  /// - Parameter index: The line, counted from 0.
  static func all(above index: Int, of lines: [String]) -> [EquivalentMutantComment] {
    let isComment = { (line: String) in line.trimmed.hasPrefix("//") }
    let above = lines.prefix(index).reversed().prefix(while: isComment)
    let below = lines.dropFirst(index).prefix(while: isComment)
    return (Array(above) + Array(below)).compactMap(EquivalentMutantComment.init)
  }
}
