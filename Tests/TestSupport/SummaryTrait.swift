import FailureKit
import Testing

/// Puts the failures of a chapter's tests into words, and sums the run up when it is over.
nonisolated public struct SummaryTrait: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  @concurrent public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    RunSummary.begin(test)
    defer { RunSummary.end(test) }
    let rewording: IssueHandlingTrait = .compactMapIssues { issue in
      let issue = issue.reworded
      if issue.failsTest { RunSummary.note(TestedFailure(issue, in: test), in: test) }
      return issue
    }
    do {
      try await rewording.provideScope(for: test, testCase: testCase) {
        try await NotedComplaints().fail(test, for: function)
      }
    } catch is FailedRequirement {
      // It has been recorded where it failed.
    } catch {
      // Another error than a failed expectation is recorded only outside of this scope.
      if !(error is ExpectationFailedError) {
        let failure = TestedFailure(
          [], sentence: "Caught error: \(error)", in: test, at: test.sourceLocation)
        RunSummary.note(failure, in: test)
      }
      throw error
    }
  }
}

extension Trait where Self == SummaryTrait {
  /// Has each failure say what was expected and found in lines of its own, and the run end with a summary.
  nonisolated public static var summarized: SummaryTrait { SummaryTrait() }
}
