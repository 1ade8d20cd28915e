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
      // What a tap shows, apart from the first one.
      let shown = shop.transcript.dropFirst(before.count)
        .filter { $0 == "view: show loading" || $0.hasPrefix("view: ") && $0.contains(".") }
      try require(Array(shown.dropFirst()), equals: [], Rule.waitIsForAll)
      try expectTranscript(asked, otherwise: Rule.answerBeforeRoute)
      await shop.answer()
      try expectTranscript(asked + Self.placed, otherwise: Rule.sheetIsEmptied)
      await expectNewOrder()
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
        let failed =
          before + [
            "view: show loading", "server: place 1 Kettle for 28000", "view: hide loading",
            "view: \(failure.reason)",
          ]
        try require(
          shop.transcript.last { $0.hasPrefix("view: ") && $0.contains(".") },
          equals: failed.last, Rule.failureHasReason)
        try expectTranscript(failed, otherwise: Rule.failureKeepsOrder)
        // Every other action is possible again, such as a coupon, which fails as well.
        await shop.perform(.coupon("MAY"), on: presenter)
        let next = [
          "view: show loading", "server: coupon MAY", "view: hide loading",
          "view: \(failure.reason)",
        ]
        try require(shop.transcript, equals: failed + next, Rule.waitEndsForAll)
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
      try expectTranscript(model.transcript, otherwise: Rule.sheetIsEmptied)
      shop.failure = nil
      for event in [.addOne(1), .takeOne(1), .coupon("MAY"), .order, .load] as [CheckoutEvent] {
        model.receive(event)
        await shop.perform(event, on: presenter)
        let isOther = failure != nil && shop.transcript.count >= model.transcript.count
        try require(
          shop.transcript, equals: model.transcript,
          isOther ? Rule.failureKeepsOrder : Rule.waitEndsForAll)
      }
      guard failure == nil else { return }
      try await expectClosedSheetGone()
      await expectWholeOrderOfClosedSheet()
    }

    @Test func `6.8 Before and after an order, the sheet reacts to every action`()
      async throws
    {
      let sessions = SheetSession.withFailures + SheetSession.walksWithFailures
      try await SheetSession.compare(sessions) { lines in
        Rule.ofOrder(lines[0], not: lines[1], otherwise: Rule.failureKeepsOrder)
      }
    }

    /// Expects a transcript of an order, with the rule that it breaks.
    private func expectTranscript(_ expected: [String], otherwise rule: Comment) throws {
      try require(
        shop.transcript, equals: expected,
        Rule.ofOrder(shop.transcript, not: expected, otherwise: rule))
    }

    /// The end of the transcript when the server has accepted an order.
    private static let placed = [
      "view: hide loading", "view: sheet", "  shipping free", "  total 0 won",
      "  Add goods for 15,000 won to order.", "router: order 1042 for 28000",
    ]
  }
}
