import TestSupport
import Testing

@testable import Chapter5RepoSearchChecks

extension InteractorVariant {
  /// Judges the learner's check.
  ///
  /// The check says `@MainActor` itself: of an async function another module does not see that it is the default.
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

  /// What the interactor does on which the check crashes, or nil when it reaches its end.
  static func crash() async throws -> String? {
    try await judge.crash(on: all) {
      await #expect(processExitsWith: .success) {
        await InteractorVariant.judge.runToTheEnd(on: InteractorVariant.all)
      }
    }
  }
}
