import OfflineServer
import ScreenKit
import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6 {
  @Suite("What remains in the presenter")
  struct WhatIsLeft {
    let shop = Shop(lines: [.kettle])

    @Test func `6.8 A double tap places one order`() async throws {
      let presenter = CheckoutPresenter.make(in: shop)
      await shop.perform(.load, on: presenter)
      let before = shop.transcript
      shop.isSlow = true
      for _ in 1...2 {
        presenter.didSelectOrder()
        await shop.perform(.order, on: presenter)
      }
      let asked = before + ["view: show loading", "server: place 1 Kettle for 28000"]
      let orders = shop.transcript.filter { $0.hasPrefix("server: place") }
      try require(orders.count, equals: 1, Rule.onceIsEnough)
      try require(shop.transcript, equals: asked, Rule.answerBeforeRoute)
      await shop.answer()
      let placed = asked + Self.placed
      try require(shop.transcript, equals: placed, Rule.answerBeforeRoute)
      await expectClosedSheetGone()
      await expectNewOrder()
      await expectWholeOrderOfClosedSheet()
    }

    @Test func `6.8 A tap during another request places no order`() async throws {
      let presenter = CheckoutPresenter.make(in: shop, check: OrderCheckStub())
      for event in [.load, .coupon("SPRING")] as [CheckoutEvent] {
        let before = shop.transcript
        shop.isSlow = true
        await shop.perform(event, on: presenter)
        await shop.perform(.order, on: presenter)
        let transcript = Array(shop.transcript.dropFirst(before.count))
        try require(transcript.count, equals: 2, Rule.waitIsForAll)
        try #require(!transcript.contains { $0.hasPrefix("server: place") }, Rule.waitIsForAll)
        await shop.answer()
      }
      await shop.perform(.order, on: presenter)
      #expect(shop.transcript.contains("server: place 1 Kettle, SPRING for 25500"))
    }

    @Test(arguments: [.offline, .refused, .unreadable] as [CheckoutError])
    func `6.8 A failed order stays on the sheet, and can be placed again`(
      failure: CheckoutError
    ) async throws {
      let presenter = CheckoutPresenter.make(in: shop)
      await shop.perform(.load, on: presenter)
      for _ in 1...2 {
        let before = shop.transcript
        shop.failure = failure
        await shop.perform(.order, on: presenter)
        let transcript = [
          "view: show loading", "server: place 1 Kettle for 28000", "view: hide loading",
          "view: \(failure.reason)",
        ]
        let failed = before + transcript
        try require(shop.transcript.last, equals: failed.last, Rule.failureHasReason)
        try require(shop.transcript, equals: failed, Rule.failureKeepsOrder)
      }
      let again = shop.transcript + ["view: show loading", "server: place 1 Kettle for 28000"]
      let placed = again + Self.placed
      shop.failure = nil
      await shop.perform(.order, on: presenter)
      expect(shop.transcript, equals: placed, Rule.failureKeepsOrder)
    }

    @Test(arguments: [nil, .offline] as [CheckoutError?])
    func `6.8 The sheet doesn't change while an order is in flight`(
      failure: CheckoutError?
    ) async throws {
      var model = SheetModel(cart: [.kettle], coupon: .spring, rules: SheetRules())
      let presenter = CheckoutPresenter.make(in: shop)
      for event in [.load, .coupon("SPRING")] as [CheckoutEvent] {
        model.receive(event)
        await shop.perform(event, on: presenter)
      }
      let asked =
        model.transcript + ["view: show loading", "server: place 1 Kettle, SPRING for 25500"]
      shop.isSlow = true
      for event in [.order, .addOne(1), .takeOne(1), .coupon("MAY"), .order] as [CheckoutEvent] {
        await shop.perform(event, on: presenter)
        try require(shop.transcript, equals: asked, Rule.waitIsForAll)
      }
      shop.failure = failure
      await shop.answer()
      model.receive(.order, failure: failure)
      try require(shop.transcript, equals: model.transcript, Rule.answerBeforeRoute)
      shop.failure = nil
      for event in [.addOne(1), .takeOne(1), .coupon("MAY"), .order, .load] as [CheckoutEvent] {
        model.receive(event)
        await shop.perform(event, on: presenter)
        try require(shop.transcript, equals: model.transcript, Rule.waitEndsForAll)
      }
    }

    @Test func `6.8 Before and after an order, the sheet reacts to every action`()
      async throws
    {
      try await SheetSession.compare(SheetSession.withFailures) { lines in
        lines.contains { $0.hasPrefix("router") } ? Rule.answerBeforeRoute : Rule.failureKeepsOrder
      }
    }

    @Test func `6.9 Each seller charges its cheapest fee, and the order pays the sum`() throws {
      for (fees, sum) in [
        ([("Quay", 300), ("Quay", 200)], 200), ([("Quay", 300), ("Pier", 200)], 500),
        ([("Pier", 900), ("Quay", 40), ("Pier", 700), ("Quay", 50)], 740),
        ([(nil, 60), ("Pier", 5)], 65), ([(nil, 60), (nil, 70), ("Pier", 5)], 65),
        ([("", 8), (nil, 7)], 15), ([("Quay", 300), ("quay", 300)], 600),
        ([("Quay", 0), ("Pier", 2)], 2),
      ] as [([(String?, Won)], Won)] {
        // Products with one name or several, in stock or sold out, cheap or expensive.
        for (names, stock, price) in [(1, 9, 900), (9, 9, 60_000), (9, 0, 20_000)] {
          let lines = fees.enumerated().map { index, fee in
            OrderLine.line(
              id: index, name: "\(index % names)", seller: fee.0, price: price - (fee.1 * 7) % 31,
              shippingFee: fee.1, stock: stock, quantity: 1 + index % 2)
          }
          let rule = CheapestFeeOfEachSeller()
          try require(rule.fee(for: lines), equals: sum, Rule.feeOfEachSeller)
          try require(rule.fee(for: lines.reversed()), equals: sum, Rule.feeOfEachSeller)
        }
      }
      for lines in OrderLine.carts(of: 4) {
        let sum = ShopFeeOfEachSeller().fee(for: lines)
        try require(CheapestFeeOfEachSeller().fee(for: lines), equals: sum, Rule.feeOfEachSeller)
      }
      // A seller may have any name, whereas the shop has none.
      for name in ["shop", "Shop", "the shop", "own", "none", "nil", "self", "unknown", "-"] {
        let lines = [OrderLine.line(seller: nil), .line(id: 8, seller: name, shippingFee: 50)]
        try require(CheapestFeeOfEachSeller().fee(for: lines), equals: 2_150, Rule.feeOfEachSeller)
      }
      expect(CheapestFeeOfEachSeller().fee(for: []), equals: 0, Rule.feeOfEachSeller)
    }

    @Test func `6.9 The shop's order sheet uses the new rule`() async throws {
      let server = OfflineServer.bundled()
      let sheet = CheckoutBuilder.makeCheckoutModule(
        navigator: Navigator(), session: server.makeSession(), server: server.url)
      sheet.loadViewIfNeeded()
      _ = await eventually { !sheet.isLoading && !sheet.lines.isEmpty }
      let sums = ["Shipping: 5,300 won", "Total: 46,790 won"]
      expect(sheet.lines.suffix(2), equals: sums, Rule.newRuleIsUsed)
    }

    /// The end of the transcript when the server has accepted an order.
    private static let placed = [
      "view: hide loading", "view: sheet", "  shipping free", "  total 0 won",
      "  Add goods for 15,000 won to order.", "router: order 1042 for 28000",
    ]
  }
}
