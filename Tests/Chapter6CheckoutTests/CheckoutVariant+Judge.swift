import TestSupport
import Testing

@testable import Chapter6CheckoutChecks

extension CheckoutVariant {
  /// Expects that the learner's check fails for each broken order sheet and for no right one, in any order.
  static func judgeYourCheck(sourceLocation place: SourceLocation = #_sourceLocation) async throws {
    let crash = try await crash()
    if crash == right.deed {
      // Perhaps the order sheet crashes, and not the check.
      try await #require(processExitsWith: .success, Rule.sheetCrashes, sourceLocation: place) {
        await GoldenSession.performAll()
      }
    }
    try #require(crash == nil, Rule.checkCrashed(on: crash), sourceLocation: place)
    try await requireRightOnesPass(sourceLocation: place)

    let tooMuch = try await judge.rejected(among: [failingInAnotherWay])
    expect(tooMuch.count, equals: 0, Rule.checkPinsTooMuch(tooMuch), sourceLocation: place)
    let letThrough = try await judge.letThrough(among: broken)
    expect(letThrough.count, equals: 0, Rule.checkLetThrough(letThrough), sourceLocation: place)
    guard tooMuch.isEmpty, letThrough.isEmpty else { return }

    let changed = try await judge.changedVerdicts(
      right: [right, failingInAnotherWay], broken: broken)
    expect(changed.count, equals: 0, Rule.checkRemembers(changed), sourceLocation: place)
  }

  /// Requires that the check passes for the learner's order sheet, and otherwise tells its transcripts.
  private static func requireRightOnesPass(sourceLocation place: SourceLocation) async throws {
    var shops: [Shop] = []
    let yours = CheckoutVariant(deed: right.deed) { shop in
      if !shops.contains(where: { $0 === shop }) { shops.append(shop) }
      return right.make(shop)
    }
    let rejected = try await judge.rejected(among: [yours, right])
    if !rejected.isEmpty { try await GoldenSession.requireAll(sourceLocation: place) }
    let sessions = shops.flatMap { shop -> [(line: Int?, transcript: [String])] in
      shop.sessions.isEmpty
        ? [(nil, shop.transcript)] : shop.sessions.map { ($0.line, $0.transcript) }
    }
    try require(
      rejected.count, equals: 0, Rule.checkRejected(rejected, sessions: sessions),
      sourceLocation: place)
  }

  /// Runs the learner's check.
  ///
  /// The check says `@MainActor` itself: of an async function another module does not see that it is the default.
  static var judge: CheckJudge<CheckoutVariant> {
    CheckJudge(deed: { $0.deed }) { try await checkCheckout(of: $0.make) }
  }

  /// What the order sheet does on which the check crashes, or nil when it reaches its end.
  static func crash() async throws -> String? {
    try await judge.crash(on: mute) {
      await #expect(processExitsWith: .success) {
        await CheckoutVariant.judge.runToTheEnd(on: CheckoutVariant.mute)
      }
    }
  }
}
