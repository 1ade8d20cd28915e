import ScreenKit
import TestSupport
import Testing

@testable import Chapter7Reminders
@testable import Chapter7RemindersChecks

extension Chapter7 {
  @Suite("Your checks")
  struct YourChecks {
    @Test func `7.4 Your check for leaks accepts your module`() async throws {
      let crash = try await QuietHoursVariant.survivorsJudge.crash(on: [.yours]) {
        await #expect(processExitsWith: .success) {
          await QuietHoursVariant.survivorsJudge.runToTheEnd(on: [.yours])
        }
      }
      try require(crash, equals: nil, Rule.moduleCrashes)

      let complaints = try await QuietHoursVariant.survivorsJudge.rejections(among: [.yours])
      expect(complaints.count, equals: 0, Rule.checkRejectedYours(complaints))
    }

    @Test func `7.4 Your check of the requirements accepts your module`() async throws {
      let crash = try await QuietHoursVariant.requirementsJudge.crash(on: [.yours]) {
        await #expect(processExitsWith: .success) {
          await QuietHoursVariant.requirementsJudge.runToTheEnd(on: [.yours])
        }
      }
      try require(crash, equals: nil, Rule.moduleCrashes)

      let complaints = try await QuietHoursVariant.requirementsJudge.rejections(among: [.yours])
      expect(complaints.count, equals: 0, Rule.checkRejectedYours(complaints))
    }
  }
}
