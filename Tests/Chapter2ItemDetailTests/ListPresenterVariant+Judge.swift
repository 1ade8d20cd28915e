import TestSupport
import Testing

@testable import Chapter2ItemDetailChecks

extension ListPresenterVariant {
  /// Runs the learner's check on presenters.
  static var judge: CheckJudge<ListPresenterVariant> {
    CheckJudge(deed: { $0.deed }) { try checkSelection(of: $0) }
  }

  /// What the presenter does for which the check crashes, or nil if it never crashes.
  static func crash() async throws -> String? {
    try await judge.crash(on: all) {
      await #expect(processExitsWith: .success) {
        await ListPresenterVariant.judge.runToTheEnd(on: ListPresenterVariant.all)
      }
    }
  }
}
