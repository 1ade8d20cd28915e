import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6.WhatIsLeft {
  /// What happens on the sheet before the order during which it closes.
  private static let histories: [[SheetSession.Step]] = [
    [(.load, nil)], [(.load, nil), (.order, .refused)],
    [(.load, nil), (.order, nil), (.load, nil)],
  ]

  /// Expects that a sheet that closes during an order is deallocated, and that the late response changes nothing.
  func expectClosedSheetGone() async throws {
    let failures: [CheckoutError?] = [nil, .offline, .refused]
    for (history, failure) in Self.histories.flatMap({ history in failures.map { (history, $0) } })
    {
      let shop = Shop(lines: [.kettle])
      let detector = LeakDetector()
      do {
        let (view, router) = (CheckoutViewSpy(shop), CheckoutRouterSpy(shop))
        let (fee, check, money) = (ShippingRuleStub(), OrderCheckStub(), MoneyFormatterStub())
        let presenter = CheckoutPresenter(
          service: shop, router: router, billing: Billing(shipping: fee), check: check,
          money: money)
        presenter.view = view
        let pieces: [AnyObject] = [presenter, view, router, fee, check, money]
        for piece in pieces { detector.watch(piece) }
        for step in history {
          shop.failure = step.failure
          await shop.perform(step.event, on: presenter)
        }
        shop.isSlow = true
        await shop.perform(.order, on: presenter)
      }
      _ = await eventually { detector.survivors == [] }
      try require(detector.survivors, equals: [], Rule.waitHoldsNothing)
      let transcript = shop.transcript
      shop.failure = failure
      await shop.answer()
      try require(shop.transcript, equals: transcript, Rule.waitHoldsNothing)
    }
  }

  /// Expects that the order of the sheet is placed, even if the sheet closes immediately.
  func expectWholeOrderOfClosedSheet() async {
    let shop = Shop(lines: [.kettle])
    do {
      let presenter = CheckoutPresenter.make(in: shop)
      await shop.perform(.load, on: presenter)
      presenter.receive(.order)
    }
    await settle()
    let orders = shop.transcript.filter { $0.hasPrefix("server: place") }
    expect(orders, equals: ["server: place 1 Kettle for 28000"], Rule.orderIsWhole)
  }

  /// Expects that the next order starts empty, and that the sheet accepts input again.
  func expectNewOrder() async {
    let next: [CheckoutEvent] = [.load, .order, .coupon("SPRING"), .addOne(1), .load, .order]
    let transcript = await Shop(lines: [.kettle]).transcript(of: next)
    expect(
      transcript.filter { $0.hasPrefix("server") },
      equals: [
        "server: cart", "server: place 1 Kettle for 28000", "server: coupon SPRING",
        "server: cart", "server: place 1 Kettle, SPRING for 25500",
      ], Rule.waitEndsForAll)
    let events: [CheckoutEvent] = [.load, .coupon("SPRING"), .order, .load, .order]
    let orders = await Shop(lines: [.kettle]).transcript(of: events)
      .filter { $0.hasPrefix("server: place") }
    let kettle = "server: place 1 Kettle"
    let expected = ["\(kettle), SPRING for 25500", "\(kettle) for 28000"]
    expect(orders, equals: expected, Rule.sheetIsEmptied)
  }
}
