import TestSupport
import Testing

@testable import Chapter2ItemDetailChecks

extension ListPresenterVariant {
  /// Judges the learner's check.
  static var judge: CheckJudge<ListPresenterVariant> {
    CheckJudge(deed: { $0.deed }) { try checkSelection(of: $0) }
  }

  /// What the presenter does on which the check crashes, or nil when it reaches its end.
  static func crash() async throws -> String? {
    try await judge.crash(on: all) {
      await #expect(processExitsWith: .success) {
        await ListPresenterVariant.judge.runToTheEnd(on: ListPresenterVariant.all)
      }
    }
  }
}
