import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// What somebody did on the order sheet that works, and what was heard of it.
///
/// The transcripts are copied from what it did, so they say nothing about what it should do.
nonisolated struct GoldenSession: Sendable {
  let name: String
  /// What is in the cart.
  let lines: [OrderLine]
  /// What the shop's server says in place of every answer.
  var failure: CheckoutError?
  let events: [CheckoutEvent]
  let transcript: String

  static let all: [GoldenSession] = [
    .kettles, .cups, .halfWon, .lostShipping, .unknownCoupon, .tea, .smallCoupon, .offline,
  ]
}

nonisolated extension GoldenSession: CustomTestStringConvertible {
  var testDescription: String { name }
}
