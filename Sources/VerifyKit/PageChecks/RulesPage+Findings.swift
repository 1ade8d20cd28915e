import CourseKit

/// The list of rules against the rules that tests print.
extension RulesPage {
  /// The rules that are listed for a chapter, and that none of its tests knows.
  func findings(of chapter: Chapter, _ rules: [ChapterRule]) -> [Finding] {
    guard let listed = self.rules(of: chapter) else {
      return [Finding("There is no `## \(chapter)`, which lists its rules.", file: Self.path)]
    }
    let known = Set(rules.map(\.text))
    return listed.filter { !known.contains($0.text) }.map {
      Finding("No test of the chapter prints this rule: \($0.text)", file: Self.path, line: $0.line)
    }
  }
}
