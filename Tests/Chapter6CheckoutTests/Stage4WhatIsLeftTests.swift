import OfflineServer
import ScreenKit
import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6 {
  @Suite("What is left")
  struct WhatIsLeft {
    let shop = Shop(lines: [.kettle])

    @Test func `6.8 Who taps twice orders once`() async throws {
      let presenter = CheckoutPresenter.make(in: shop)
      await shop.hear(.load, on: presenter)
      let before = shop.transcript
      shop.isSlow = true
      for _ in 1...2 {
        presenter.didSelectOrder()
        await shop.hear(.order, on: presenter)
      }
      let asked = before + ["view: wait", "server: place 1 Kettle for 28000"]
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

    @Test func `6.8 Who waits for something else orders nothing meanwhile`() async throws {
      let presenter = CheckoutPresenter.make(in: shop, check: OrderCheckStub())
      for event in [.load, .coupon("SPRING")] as [CheckoutEvent] {
        let before = shop.transcript
        shop.isSlow = true
        await shop.hear(event, on: presenter)
        await shop.hear(.order, on: presenter)
        let heard = Array(shop.transcript.dropFirst(before.count))
        try require(heard.count, equals: 2, Rule.waitIsForAll)
        try #require(!heard.contains { $0.hasPrefix("server: place") }, Rule.waitIsForAll)
        await shop.answer()
      }
      await shop.hear(.order, on: presenter)
      #expect(shop.transcript.contains("server: place 1 Kettle, SPRING for 25500"))
    }

    @Test(arguments: [.offline, .refused, .unreadable] as [CheckoutError])
    func `6.8 An order that fails stays on the sheet, and can be placed again`(
      failure: CheckoutError
    ) async throws {
      let presenter = CheckoutPresenter.make(in: shop)
      await shop.hear(.load, on: presenter)
      for _ in 1...2 {
        let before = shop.transcript
        shop.failure = failure
        await shop.hear(.order, on: presenter)
        let heard = [
          "view: wait", "server: place 1 Kettle for 28000", "view: no wait",
          "view: \(failure.reason)",
        ]
        let failed = before + heard
        try require(shop.transcript.last, equals: failed.last, Rule.failureHasReason)
        try require(shop.transcript, equals: failed, Rule.failureKeepsOrder)
      }
      let again = shop.transcript + ["view: wait", "server: place 1 Kettle for 28000"]
      let placed = again + Self.placed
      shop.failure = nil
      await shop.hear(.order, on: presenter)
      expect(shop.transcript, equals: placed, Rule.failureKeepsOrder)
    }

    @Test(arguments: [nil, .offline] as [CheckoutError?])
    func `6.8 While the server has the order, the sheet stays as it is`(
      failure: CheckoutError?
    ) async throws {
      var model = SheetModel(cart: [.kettle], coupon: .spring, rules: SheetRules())
      let presenter = CheckoutPresenter.make(in: shop)
      for event in [.load, .coupon("SPRING")] as [CheckoutEvent] {
        model.hear(event)
        await shop.hear(event, on: presenter)
      }
      let asked = model.transcript + ["view: wait", "server: place 1 Kettle, SPRING for 25500"]
      shop.isSlow = true
      for event in [.order, .addOne(1), .takeOne(1), .coupon("MAY"), .order] as [CheckoutEvent] {
        await shop.hear(event, on: presenter)
        try require(shop.transcript, equals: asked, Rule.waitIsForAll)
      }
      shop.failure = failure
      await shop.answer()
      model.hear(.order, failure: failure)
      try require(shop.transcript, equals: model.transcript, Rule.answerBeforeRoute)
      shop.failure = nil
      for event in [.addOne(1), .takeOne(1), .coupon("MAY"), .order, .load] as [CheckoutEvent] {
        model.hear(event)
        await shop.hear(event, on: presenter)
        try require(shop.transcript, equals: model.transcript, Rule.waitEndsForAll)
      }
    }

    @Test func `6.8 Before and after an order, the sheet hears all that somebody does`()
      async throws
    {
      try await SheetSession.compare(SheetSession.withFailures) { lines in
        lines.contains { $0.hasPrefix("router") } ? Rule.answerBeforeRoute : Rule.failureKeepsOrder
      }
    }

    @Test func `6.9 Each seller ships for its cheapest fee, and the sum is paid`() throws {
      for (fees, sum) in [
        ([("Quay", 300), ("Quay", 200)], 200), ([("Quay", 300), ("Pier", 200)], 500),
        ([("Pier", 900), ("Quay", 40), ("Pier", 700), ("Quay", 50)], 740),
        ([(nil, 60), ("Pier", 5)], 65), ([(nil, 60), (nil, 70), ("Pier", 5)], 65),
        ([("", 8), (nil, 7)], 15), ([("Quay", 300), ("quay", 300)], 600),
        ([("Quay", 0), ("Pier", 2)], 2),
      ] as [([(String?, Won)], Won)] {
        // Products of one name and each of another, that the shop has not got, that cost little or much.
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
      // A seller may have any name, and the shop has none.
      for name in ["shop", "Shop", "the shop", "own", "none", "nil", "self", "unknown", "-"] {
        let lines = [OrderLine.line(seller: nil), .line(id: 8, seller: name, shippingFee: 50)]
        try require(CheapestFeeOfEachSeller().fee(for: lines), equals: 2_150, Rule.feeOfEachSeller)
      }
      expect(CheapestFeeOfEachSeller().fee(for: []), equals: 0, Rule.feeOfEachSeller)
    }

    @Test func `6.9 The shop's order sheet has the new rule`() async throws {
      let server = OfflineServer.bundled()
      let sheet = CheckoutBuilder.makeCheckoutModule(
        navigator: Navigator(), session: server.makeSession(), server: server.url)
      sheet.loadViewIfNeeded()
      _ = await eventually { !sheet.isLoading && !sheet.lines.isEmpty }
      let sums = ["Shipping: 5,300 won", "Total: 46,790 won"]
      expect(sheet.lines.suffix(2), equals: sums, Rule.newRuleIsUsed)
    }

    /// What is heard when the server has taken an order.
    private static let placed = [
      "view: no wait", "view: sheet", "  shipping free", "  total 0 won",
      "  Add goods for 15,000 won to order.", "router: order 1042 for 28000",
    ]
  }
}
