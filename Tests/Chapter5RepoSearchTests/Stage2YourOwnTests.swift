import TestSupport
import Testing

@testable import Chapter5RepoSearch
@testable import Chapter5RepoSearchChecks

extension Chapter5.WhileTyping {
  @Test func `5.8 Your check rejects broken interactors and accepts correct ones`() async throws {
    let crash = try await InteractorVariant.crash()
    try #require(crash == nil, Rule.checkCrashed(on: crash))

    let judge = InteractorVariant.judge
    let rejected = try await judge.rejected(among: InteractorVariant.correct)
    expect(rejected.count, equals: 0, Rule.checkRejected(rejected))

    let broken = InteractorVariant.broken
    let letThrough = try await judge.letThrough(among: broken)
    expect(letThrough.count, equals: 0, Rule.checkLetThrough(letThrough, of: broken.count))
    guard rejected.isEmpty, letThrough.isEmpty else { return }

    let changed = try await judge.changedVerdicts(
      right: InteractorVariant.correct, broken: InteractorVariant.broken)
    expect(changed.count, equals: 0, Rule.checkRemembers(changed))
  }
}
