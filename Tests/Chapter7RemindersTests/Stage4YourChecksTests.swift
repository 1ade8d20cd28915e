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
      let crash = try await QuietHoursVariant.survivorsJudge.crash(on: [.yours]) {
        await #expect(processExitsWith: .success) {
          await QuietHoursVariant.survivorsJudge.runToTheEnd(on: [.yours])
        }
      }
      let otherCrash = try await QuietHoursVariant.requirementsJudge.crash(on: [.yours]) {
        await #expect(processExitsWith: .success) {
          await QuietHoursVariant.requirementsJudge.runToTheEnd(on: [.yours])
        }
      }
      try require([crash, otherCrash], equals: [nil, nil], Rule.moduleCrashes)

      // Each check judges the module in `QuietHours/`, as you have corrected it. It complains about
      // nothing.
      let complaints =
        try await QuietHoursVariant.survivorsJudge.rejections(among: [.yours])
        + QuietHoursVariant.requirementsJudge.rejections(among: [.yours])
      expect(complaints.count, equals: 0, Rule.checkRejectedYours(complaints))
    }
  }
}
