import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// The user actions on the order sheet that works, and their transcript.
///
/// The transcripts are recorded, so they say nothing about what it should do.
nonisolated struct GoldenSession: Sendable {
  let name: String
  /// The lines of the cart.
  let lines: [OrderLine]
  /// The error with which the shop's server answers, if it fails.
  var failure: CheckoutError?
  let events: [CheckoutEvent]
  let transcript: String

  static let all: [GoldenSession] = [
    .kettles, .cups, .halfWon, .lostShipping, .unknownCoupon, .tea, .smallCoupon, .offline,
  ]

  /// Performs all sessions on the learner's order sheet.
  @MainActor static func performAll() async {
    for session in all {
      let shop = Shop(lines: session.lines)
      shop.failure = session.failure
      _ = await shop.transcript(of: session.events)
    }
  }
}

nonisolated extension GoldenSession: CustomTestStringConvertible {
  var testDescription: String { name }
}
