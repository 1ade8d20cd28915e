import FailureKit
import Testing

extension Issue {
  /// Whether it fails its test: not one that is known, and not a warning.
  nonisolated var failsTest: Bool {
    #if compiler(>=6.3)
      isFailure
    #else
      // Here the library does not tell.
      true
    #endif
  }

  /// The issue with what was expected and found below its rule, on lines of their own.
  nonisolated var reworded: Issue {
    guard case .expectationFailed = kind else { return self }
    var issue = self
    let rule = FailureComments(comments.map(\.rawValue)).rule
    let text = FailureText("\(kind)").comment(below: rule)
    issue.kind = .unconditional
    issue.comments = [Comment(rawValue: text)] + comments.filter { $0.rawValue != rule }
    return issue
  }
}
