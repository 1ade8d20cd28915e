import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6.WhatIsLeft {
  /// Expects that a sheet that closes during a request is deallocated, and that the late response changes nothing.
  func expectClosedSheetGone() async {
    let shop = Shop(lines: [.kettle])
    weak var probe: CheckoutPresenter?
    do {
      let presenter = CheckoutPresenter.make(in: shop)
      probe = presenter
      await shop.perform(.load, on: presenter)
      shop.isSlow = true
      await shop.perform(.order, on: presenter)
    }
    #expect(probe == nil, Rule.waitHoldsNothing)
    await shop.answer()
    expect(shop.transcript.last, equals: "server: place 1 Kettle for 28000", Rule.waitHoldsNothing)
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
    #expect(orders.allSatisfy { $0.hasSuffix("place 1 Kettle for 28000") }, Rule.orderIsWhole)
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
