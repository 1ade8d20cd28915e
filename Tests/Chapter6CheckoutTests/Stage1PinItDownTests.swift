import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6 {
  @Suite("Characterize before you refactor")
  struct PinItDown {
    @Test func `6.1 Your check fails for broken order sheets, and passes for yours`()
      async throws
    {
      let crash = try await CheckoutVariant.crash()
      if crash == CheckoutVariant.right.deed {
        // Perhaps the order sheet crashes, and not the check.
        try await #require(processExitsWith: .success, Rule.sheetCrashes) {
          await GoldenSession.performAll()
        }
      }
      try #require(crash == nil, Rule.checkCrashed(on: crash))

      let judge = CheckoutVariant.judge
      var shops: [Shop] = []
      let yours = CheckoutVariant(deed: CheckoutVariant.right.deed) { shop in
        if !shops.contains(where: { $0 === shop }) { shops.append(shop) }
        return CheckoutVariant.right.make(shop)
      }
      let rejected = try await judge.rejected(among: [yours, .right])
      if !rejected.isEmpty {
        for session in GoldenSession.all {
          let shop = Shop(lines: session.lines)
          shop.failure = session.failure
          try require(
            await shop.transcript(of: session.events), equals: session.transcript.transcript,
            Rule.sheetHasChanged)
        }
      }
      let sessions = shops.flatMap { shop -> [(line: Int?, transcript: [String])] in
        shop.sessions.isEmpty
          ? [(nil, shop.transcript)] : shop.sessions.map { ($0.line, $0.transcript) }
      }
      try require(
        rejected.count, equals: 0, Rule.checkRejected(rejected, sessions: sessions))
      let tooMuch = try await judge.rejected(among: [.failingInAnotherWay])
      expect(tooMuch.count, equals: 0, Rule.checkPinsTooMuch(tooMuch))

      let letThrough = try await judge.letThrough(among: CheckoutVariant.broken)
      expect(letThrough.count, equals: 0, Rule.checkLetThrough(letThrough))
      guard tooMuch.isEmpty, letThrough.isEmpty else { return }

      let changed = try await judge.changedVerdicts(
        right: [.right, .failingInAnotherWay], broken: CheckoutVariant.broken)
      expect(changed.count, equals: 0, Rule.checkRemembers(changed))
    }
  }
}
