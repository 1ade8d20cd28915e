import ScreenKit
import TestSupport
import Testing

@testable import Chapter7Reminders
@testable import Chapter7RemindersChecks

extension Chapter7 {
  @Suite("Your checks")
  struct YourChecks {
    @Test func `7.4 Your two checks accept your module`() async throws {
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

      let complaints =
        try await Variant.survivorsJudge.rejections(among: [.yours])
        + Variant.requirementsJudge.rejections(among: [.yours])
      expect(complaints.count, equals: 0, Rule.checkRejectedYours(complaints))
    }
  }
}

private typealias Variant = QuietHoursVariant
