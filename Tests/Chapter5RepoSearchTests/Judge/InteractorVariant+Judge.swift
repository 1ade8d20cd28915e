import TestSupport
import Testing

@testable import Chapter5RepoSearchChecks

extension InteractorVariant {
  /// Expects that the learner's check rejects each broken interactor and no right one, in any order.
  static func judgeYourCheck(sourceLocation place: SourceLocation = #_sourceLocation) async throws {
    let crash = try await crash()
    try #require(crash == nil, Rule.checkCrashed(on: crash), sourceLocation: place)

    let rejected = try await judge.rejected(among: correct)
    expect(rejected.count, equals: 0, Rule.checkRejected(rejected), sourceLocation: place)

    let letThrough = try await judge.letThrough(among: broken)
    expect(
      letThrough.count, equals: 0, Rule.checkLetThrough(letThrough, of: broken.count),
      sourceLocation: place)
    guard rejected.isEmpty, letThrough.isEmpty else { return }

    let changed = try await judge.changedVerdicts(right: correct, broken: broken)
    expect(changed.count, equals: 0, Rule.checkRemembers(changed), sourceLocation: place)
  }

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
