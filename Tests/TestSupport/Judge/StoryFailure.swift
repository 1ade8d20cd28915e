import FailureKit
import Testing

/// What a role has done wrong in a story, in words.
nonisolated public struct StoryFailure: Equatable {
  let rule: Comment
  let part: String
  let wanted: String
  let found: String
  let story: [String]
  /// How many of the last messages have led to what was found.
  let count: Int

  /// - Parameters:
  ///   - rule: The rule that is broken.
  ///   - part: What differs, such as `view.posts`.
  ///   - wanted: What was expected.
  ///   - found: What was found instead.
  ///   - story: The messages, one line each.
  ///   - count: How many of the last messages have led to what was found.
  public init(
    rule: Comment, part: String, wanted: String, found: String, story: [String], count: Int = 1
  ) {
    (self.rule, self.part) = (rule, part)
    (self.wanted, self.found, self.story, self.count) = (wanted, found, story, count)
  }

  /// A test double's calls are counted from turn to turn, and not from the beginning of the story.
  private var period: String {
    if count == story.count { return "" }
    return count == 1 ? "the last message leads to " : "the last \(count) messages lead to "
  }

  /// Reports it as a failure of the running test.
  public func record(at place: SourceLocation) {
    let text = FailureText(
      found: found, named: period + part, wanted: wanted, named: nil, after: story)
    Issue.record(Comment(rawValue: text.comment(below: rule.rawValue)), sourceLocation: place)
  }
}
