import TestSupport
import Testing

@testable import Chapter2ItemDetailChecks

extension ListPresenterVariant {
  /// Expects that the learner's check fails for each broken presenter and for no right one, in any order.
  static func judgeYourCheck(sourceLocation place: SourceLocation = #_sourceLocation) async throws {
    let crash = try await crash()
    try #require(crash == nil, Rule.checkCrashed(on: crash), sourceLocation: place)

    let rejected = try await judge.rejections(among: right)
    expect(
      rejected.count, equals: 0, Rule.checkRejected(rejected.first ?? ""), sourceLocation: place)

    let letThrough = try await judge.letThrough(among: broken)
    expect(
      letThrough.count, equals: 0, Rule.checkLetThrough(letThrough, of: broken.count),
      sourceLocation: place)
    guard rejected.isEmpty, letThrough.isEmpty else { return }

    let changed = try await judge.changedVerdicts(right: right, broken: broken)
    expect(changed.count, equals: 0, Rule.checkRemembers(changed), sourceLocation: place)
  }

  /// Runs the learner's check on presenters.
  static var judge: CheckJudge<ListPresenterVariant> {
    CheckJudge(deed: { $0.deed }) { try checkSelection(of: $0) }
  }

  /// What the presenter does for which the check crashes, or nil if it never crashes.
  static func crash() async throws -> String? {
    try await judge.crash(on: all) {
      await #expect(processExitsWith: .success) {
        await ListPresenterVariant.judge.runToTheEnd(on: ListPresenterVariant.all)
      }
    }
  }
}
