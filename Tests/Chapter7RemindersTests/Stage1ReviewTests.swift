import TestSupport
import Testing

@testable import Chapter7Reminders
@testable import Chapter7RemindersChecks

extension Chapter7 {
  @Suite("Review a change")
  struct Review {
    @Test func `7.1 Your check rejects quiet hours that leak, and accepts all others`() async throws
    {
      // Your check is `checkSurvivors` in `Checks/SurvivorsCheck.swift`.
      let judge = QuietHoursVariant.survivorsJudge
      // First in a separate process, because a check that crashes would end the other tests, too.
      // `crash` says on which module it did so.
      let crash = try await judge.crash(on: QuietHoursVariant.right) {
        await #expect(processExitsWith: .success) {
          await QuietHoursVariant.survivorsJudge.runToTheEnd(on: QuietHoursVariant.right)
        }
      }
      try #require(crash == nil, Rule.checkCrashed(on: crash, in: "7.1"))
      // Your check fails for modules that leave an object in memory, and passes for the right ones,
      // also in another order.
      try await require(judge, rejects: QuietHoursVariant.leaking, in: "7.1", Rule.leaksPass)
    }

    @Test func `7.2 Your check rejects quiet hours with a fault, and accepts all others`()
      async throws
    {
      // Your check is `checkRequirements` in `Checks/RequirementsCheck.swift`.
      let judge = QuietHoursVariant.requirementsJudge
      // First in a separate process, with the right modules and those that lack rows or screens,
      // because your check may crash on them. `crash` says on which module it did so.
      let crash = try await judge.crash(on: QuietHoursVariant.rightAndIncomplete) {
        await #expect(processExitsWith: .success) {
          await QuietHoursVariant.requirementsJudge.runToTheEnd(
            on: QuietHoursVariant.rightAndIncomplete)
        }
      }
      try #require(crash == nil, Rule.checkCrashed(on: crash, in: "7.2"))
      // Your check fails for modules that break a requirement, and passes for the right ones, also
      // in another order.
      try await require(judge, rejects: QuietHoursVariant.faulty, in: "7.2", Rule.faultsPass)
    }

    /// Requires a check to accept all that is right, and to reject all that is broken, in any
    /// order.
    private func require(
      _ judge: CheckJudge<QuietHoursVariant>, rejects broken: [QuietHoursVariant],
      in exercise: String, _ rule: ([QuietHoursVariant]) -> Comment
    ) async throws {
      let rejected = try await judge.rejected(among: QuietHoursVariant.right)
      expect(rejected.count, equals: 0, Rule.checkRejected(rejected, in: exercise))

      let passed = try await judge.passed(among: broken)
      expect(passed.count, equals: 0, rule(passed))
      guard rejected.isEmpty, passed.isEmpty else { return }

      let changed = try await judge.changedVerdicts(right: QuietHoursVariant.right, broken: broken)
      expect(changed.count, equals: 0, Rule.checkRemembers(changed, in: exercise))
    }
  }
}
