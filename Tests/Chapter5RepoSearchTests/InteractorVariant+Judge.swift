import TestSupport
import Testing

@testable import Chapter5RepoSearchChecks

extension InteractorVariant {
  /// Runs the learner's check.
  ///
  /// The check has its own `@MainActor`, because another module can't see the default isolation of an async function.
  static var judge: CheckJudge<InteractorVariant> {
    CheckJudge(deed: { $0.deed }) { interactor in
      let service = interactor.service
      do {
        try await checkRace(of: interactor, asking: service)
      } catch {
        await service.endAll()
        throw error
      }
      await service.endAll()
    }
  }

  /// What the interactor does that makes the check crash; nil if the check ends as it should.
  static func crash() async throws -> String? {
    try await judge.crash(on: all) {
      await #expect(processExitsWith: .success) {
        await InteractorVariant.judge.runToTheEnd(on: InteractorVariant.all)
      }
    }
  }
}
