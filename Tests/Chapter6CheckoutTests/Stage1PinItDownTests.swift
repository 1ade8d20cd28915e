import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6 {
  @Suite("Pin it down")
  struct PinItDown {
    @Test func `6.1 Your check rejects broken order sheets, and accepts the one that works`()
      async throws
    {
      let crash = try await CheckoutVariant.crash()
      try #require(crash == nil, Rule.checkCrashed(on: crash))

      let judge = CheckoutVariant.judge
      let rejected = try await judge.rejected(among: [.right, .right])
      try require(rejected.count, equals: 0, Rule.checkRejected(rejected))
      let tooMuch = try await judge.rejected(among: [.failingInAnotherWay])
      expect(tooMuch.count, equals: 0, Rule.checkPinsTooMuch(tooMuch))

      let letThrough = try await judge.letThrough(among: CheckoutVariant.broken)
      expect(letThrough.count, equals: 0, Rule.checkLetThrough(letThrough))
    }
  }
}
