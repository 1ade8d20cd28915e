import TestSupport
import Testing

@testable import Chapter6CheckoutChecks

extension CheckoutVariant {
  /// Runs the learner's check.
  ///
  /// The check says `@MainActor` itself: of an async function another module does not see that it is the default.
  static var judge: CheckJudge<CheckoutVariant> {
    CheckJudge(deed: { $0.deed }) { try await checkCheckout(of: $0.make) }
  }

  /// What the order sheet does on which the check crashes, or nil when it reaches its end.
  static func crash() async throws -> String? {
    try await judge.crash(on: mute) {
      await #expect(processExitsWith: .success) {
        await CheckoutVariant.judge.runToTheEnd(on: CheckoutVariant.mute)
      }
    }
  }
}
