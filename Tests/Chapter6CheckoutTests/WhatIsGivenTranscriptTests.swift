// Tests of the provided code: green from the start, and while you solve the exercises.

import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6 {
  @Suite("Provided code: transcripts")
  struct WhatIsGivenTranscripts {
    @Test(arguments: GoldenSession.all)
    func `The order sheet does what it did before`(session: GoldenSession) async {
      let shop = Shop(lines: session.lines)
      shop.failure = session.failure
      let transcript = await shop.transcript(
        of: session.events, on: CheckoutPresenter.makeAsInApp)
      expect(transcript, equals: session.allLines, Rule.sheetStays)
    }

    @Test func `The order sheet doesn't change while a request is in flight`() async {
      let shop = Shop(lines: [.kettle])
      let presenter = CheckoutPresenter.makeAsInApp(in: shop)
      await shop.perform(.load, on: presenter)

      // The response to the first coupon doesn't arrive yet, so the other actions do nothing.
      shop.isSlow = true
      for event in [.coupon("SPRING"), .coupon("SPRING"), .addOne(1), .takeOne(1)]
        as [CheckoutEvent]
      {
        await shop.perform(event, on: presenter)
      }
      expect(
        shop.transcript.suffix(2), equals: ["view: show loading", "server: coupon SPRING"],
        Rule.sheetStays)

      // It arrives, and then the user adds a kettle.
      await shop.answer()
      await shop.perform(.addOne(1), on: presenter)
      let sheet = ["  coupon −5,000 won", "  shipping 3,000 won", "  total 48,000 won"]
      expect(shop.transcript.suffix(3), equals: sheet, Rule.sheetStays)
    }

    @Test func `A late response belongs to the action before it`() async {
      // On a busy machine, the response to an earlier action ends the loading state only now.
      let shop = Shop(lines: [])
      shop.showLoading()
      Task {
        for _ in 0..<100 { await Task.yield() }
        shop.hideLoading()
      }

      // The shop waits for it, although this presenter does nothing by itself.
      await shop.perform(.load, on: CheckoutPresenterSpy())

      expect(shop.transcript, equals: ["view: show loading", "view: hide loading"])
    }
  }
}
