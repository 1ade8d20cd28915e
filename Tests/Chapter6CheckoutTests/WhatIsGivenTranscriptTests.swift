// Guards: these hold from the start, and stay green while the exercises are solved.

import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6 {
  @Suite("What is given: transcripts")
  struct WhatIsGivenTranscripts {
    @Test(arguments: GoldenSession.all)
    func `The order sheet does what it did`(session: GoldenSession) async {
      let shop = Shop(lines: session.lines)
      shop.failure = session.failure
      let transcript = await shop.transcript(of: session.events)
      expect(transcript, equals: session.transcript.transcript, Rule.sheetStays)
    }

    @Test func `While the server is asked, the order sheet stays as it is`() async {
      let shop = Shop(lines: [.kettle])
      let presenter = CheckoutPresenter.make(in: shop)
      await shop.hear(.load, on: presenter)
      shop.isSlow = true
      for event in [.coupon("SPRING"), .coupon("SPRING"), .addOne(1), .takeOne(1)]
        as [CheckoutEvent]
      {
        await shop.hear(event, on: presenter)
      }
      expect(
        shop.transcript.suffix(2), equals: ["view: wait", "server: coupon SPRING"], Rule.sheetStays)
      await shop.answer()
      await shop.hear(.addOne(1), on: presenter)
      let sheet = ["  coupon −5,000 won", "  shipping 3,000 won", "  total 48,000 won"]
      expect(shop.transcript.suffix(3), equals: sheet, Rule.sheetStays)
    }
  }
}
