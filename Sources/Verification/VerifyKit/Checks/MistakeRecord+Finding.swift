import CourseKit
import JudgeKit

extension MistakeRecord {
  /// The most mistakes that a finding describes.
  private static let described = 3

  /// What to say of a record that is out of date; nil when it is not.
  ///
  /// - Parameters:
  ///   - outdated: The headings of the mistakes that the record knows otherwise.
  ///   - patterns: How mistakes fail now, by their headings.
  func finding(
    on outdated: [String], now patterns: [String: FailurePattern], in chapter: Chapter
  ) -> Finding? {
    guard !outdated.isEmpty else { return nil }
    let rest = outdated.count - Self.described
    let exercises = Set(outdated.compactMap { ExerciseNumber(testName: $0) }).sorted()
    let lines =
      [
        "The record is out of date: \(outdated.count) of its mistakes fail otherwise, are new, or"
          + " have gone."
      ] + outdated.prefix(Self.described).map { difference(of: $0, now: patterns[$0]) }
      + (rest > 0 ? ["… and \(rest) more."] : []) + [
        "To see how each one fails: swift run verify record --explain"
          + " \(exercises.map(\.description).joined(separator: " "))",
        "To write the record again: swift run verify record \(chapter.number)",
      ]
    return Finding(lines.joined(separator: "\n"), file: chapter.mistakeRecord)
  }

  private func difference(of heading: String, now pattern: FailurePattern?) -> String {
    let signatures = """
      In the record: \(self[heading] ?? "nothing")
      Seen now: \(pattern?.signature ?? "nothing")
      """
    let lines = [signatures, pattern?.explanation].compactMap(\.self).joined(separator: "\n")
    return "'\(heading)'\n  \(lines.replacing("\n", with: "\n  "))"
  }
}
