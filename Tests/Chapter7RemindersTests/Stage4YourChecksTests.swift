import ScreenKit
import TestSupport
import Testing

@testable import Chapter7Reminders
@testable import Chapter7RemindersChecks

extension Chapter7 {
  @Suite("Your checks")
  struct YourChecks {
    @Test func `7.4 Your two checks accept your module`() async throws {
      // First in separate processes, because a module that crashes would end the other tests, too.
      let crash = try await Variant.survivorsJudge.crash(on: [.yours]) {
        await #expect(processExitsWith: .success) {
          await Variant.survivorsJudge.runToTheEnd(on: [.yours])
        }
      }
      let otherCrash = try await Variant.requirementsJudge.crash(on: [.yours]) {
        await #expect(processExitsWith: .success) {
          await Variant.requirementsJudge.runToTheEnd(on: [.yours])
        }
      }
      try require([crash, otherCrash], equals: [nil, nil], Rule.moduleCrashes)

      // Each check judges the quiet hours as you have corrected them, and accepts them.
      let complaints =
        try await Variant.survivorsJudge.rejections(among: [.yours])
        + Variant.requirementsJudge.rejections(among: [.yours])
      expect(complaints.count, equals: 0, Rule.checkRejectedYours(complaints))
    }
  }
}

private typealias Variant = QuietHoursVariant
