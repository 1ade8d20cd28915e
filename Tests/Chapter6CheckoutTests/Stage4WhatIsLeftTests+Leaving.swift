import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6.WhatIsLeft {
  /// Expects that a sheet which is closed while the server is asked is gone, and that the late answer moves nothing.
  func expectClosedSheetGone() async {
    let shop = Shop(lines: [.kettle])
    weak var probe: CheckoutPresenter?
    do {
      let presenter = CheckoutPresenter.make(in: shop)
      probe = presenter
      await shop.hear(.load, on: presenter)
      shop.isSlow = true
      await shop.hear(.order, on: presenter)
    }
    #expect(probe == nil, Rule.waitHoldsNothing)
    await shop.answer()
    expect(shop.transcript.last, equals: "server: place 1 Kettle for 28000", Rule.waitHoldsNothing)
  }

  /// Expects that what goes out is the order of the sheet, if it was closed at once.
  func expectWholeOrderOfClosedSheet() async {
    let shop = Shop(lines: [.kettle])
    do {
      let presenter = CheckoutPresenter.make(in: shop)
      await shop.hear(.load, on: presenter)
      presenter.hear(.order)
    }
    await settle()
    let orders = shop.transcript.filter { $0.hasPrefix("server: place") }
    #expect(orders.allSatisfy { $0.hasSuffix("place 1 Kettle for 28000") }, Rule.orderIsWhole)
  }

  /// Expects that after an order the next one begins with nothing of it, and that the sheet hears again.
  func expectNewOrder() async {
    let next: [CheckoutEvent] = [.load, .order, .coupon("SPRING"), .addOne(1), .load, .order]
    let heard = await Shop(lines: [.kettle]).transcript(of: next)
    expect(
      heard.filter { $0.hasPrefix("server") },
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
