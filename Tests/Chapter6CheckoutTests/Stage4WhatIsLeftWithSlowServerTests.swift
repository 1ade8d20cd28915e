import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6.WhatIsLeft {
  @Test func `6.8 However often the user taps while the server is slow, nothing is sent twice`()
    async throws
  {
    for (seed, shop) in zip(1..., SheetSession.shops) {
      var chance = ChanceOrder(seed: seed)
      let events = SheetSession.events(in: shop.cart) + [.order, .order, .load]
      let taps = events.filter { if case .load = $0 { false } else { true } }
      var model = SheetModel(cart: shop.cart, coupon: shop.coupon, rules: SheetRules())
      let server = Shop(lines: shop.cart)
      server.coupon = shop.coupon
      let presenter = CheckoutPresenter.make(in: server)
      for step in 0..<20 {
        let event = step == 0 ? .load : chance.one(of: events)
        let failure =
          step > 0 && chance.number(below: 3) == 0 ? chance.one(of: SheetSession.failures) : nil
        model.receive(event, failure: failure)
        server.isSlow = true
        // The first taps come in the same turn, the others later.
        presenter.receive(event)
        let isLoading = server.transcript.last == "view: show loading"
        if isLoading {
          for _ in 0..<chance.number(below: 3) { presenter.receive(chance.one(of: taps)) }
        }
        await settle()
        if isLoading {
          _ = await eventually { server.transcript.last?.hasPrefix("server") == true }
          for _ in 0..<chance.number(below: 3) {
            await server.perform(chance.one(of: taps), on: presenter)
          }
        }
        let expected = model.transcript
        let asked = server.transcript.filter { $0.hasPrefix("server") }
        let questions = expected.filter { $0.hasPrefix("server") }
        let isOrder = event.isOrder && asked.dropLast() == questions[...]
        try require(asked, equals: questions, isOrder ? Rule.onceIsEnough : Rule.waitIsForAll)
        let begun = zip(server.transcript, expected).prefix { $0 == $1 }.count
        try require(
          server.transcript, equals: Array(expected.prefix(begun)), Rule.waitIsForAll)
        server.failure = failure
        await server.answer()
        _ = await eventually { server.transcript.count >= expected.count }
        server.failure = nil
        try require(
          server.transcript, equals: expected,
          Rule.ofOrder(server.transcript, not: expected, otherwise: Rule.waitEndsForAll))
      }
    }
  }
}

extension CheckoutEvent {
  fileprivate var isOrder: Bool { if case .order = self { true } else { false } }
}
