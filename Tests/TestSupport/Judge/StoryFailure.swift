import FailureKit
import Testing

/// What a role has done wrong in a story, in words.
nonisolated public struct StoryFailure: Equatable {
  let rule: Comment
  let part: String
  let wanted: String
  let found: String
  let story: [String]

  /// - Parameters:
  ///   - rule: The rule that is broken.
  ///   - part: What differs, such as `view.posts`.
  ///   - wanted: What was expected.
  ///   - found: What was found instead.
  ///   - story: The messages, one line each.
  public init(rule: Comment, part: String, wanted: String, found: String, story: [String]) {
    (self.rule, self.part) = (rule, part)
    (self.wanted, self.found, self.story) = (wanted, found, story)
  }

  /// Reports it as a failure of the running test.
  public func record(at place: SourceLocation) {
    let text = FailureText(found: found, named: part, wanted: wanted, named: nil, after: story)
    Issue.record(Comment(rawValue: text.comment(below: rule.rawValue)), sourceLocation: place)
  }
}
