import TestSupport
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
  /// Its lines, where those that are the same in each session are named in parentheses.
  let transcript: String

  static let all: [GoldenSession] = [
    .kettles, .cups, .lostShipping, .unknownCoupon, .tea, .smallCoupon, .offline,
  ]
}

extension GoldenSession {
  /// All lines of the transcript.
  nonisolated var allLines: [String] {
    transcript.replacing(/\(order\) (.*) for (\d+)/) {
      """
      view: show loading
      server: place \($0.1) for \($0.2)
      view: hide loading
      view: sheet
        shipping free
        total 0 won
        Add goods for 15,000 won to order.
      router: order 1042 for \($0.2)
      """
    }
    .replacing("(cart)\n", with: "(cart)\nview: sheet\n")
    .replacing(/\((cart|coupon .*)\)/) {
      "view: show loading\nserver: \($0.1)\nview: hide loading"
    }.transcript
  }

  /// Performs it on the learner's order sheet.
  func perform() async -> [String] {
    let shop = Shop(lines: lines)
    shop.failure = failure
    return await shop.transcript(of: events) { CheckoutPresenter.make(in: $0) }
  }

  static func performAll() async {
    for session in all { _ = await session.perform() }
  }

  /// Requires that the learner's order sheet does what it did before.
  static func requireAll(sourceLocation place: SourceLocation) async throws {
    for session in all {
      try TestSupport.require(
        await session.perform(), equals: session.allLines, Rule.sheetHasChanged,
        sourceLocation: place)
    }
  }
}

nonisolated extension GoldenSession: CustomTestStringConvertible {
  var testDescription: String { name }
}
