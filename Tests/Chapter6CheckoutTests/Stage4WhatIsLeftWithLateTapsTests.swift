import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6.WhatIsLeft {
  @Test(arguments: [nil, .offline] as [CheckoutError?])
  func `6.8 A tap right after the response finds the sheet up to date`(
    failure: CheckoutError?
  ) async throws {
    let events: [CheckoutEvent] = [.order, .addOne(1), .coupon("SPRING")]
    var chance = ChanceOrder(seed: 8)
    for (event, moment) in events.flatMap({ event in
      Interruption.moments.map { (event, $0) }
    }) {
      let shop = Shop(lines: [.kettle])
      let service = Messenger(shop)
      let presenter = CheckoutPresenter(
        service: service, router: shop, billing: ShopBilling(), check: ShopCheck(),
        money: ShopMoneyFormatter())
      presenter.view = shop
      var model = SheetModel(cart: [.kettle], coupon: .spring, rules: SheetRules())
      let number = 1 + chance.number(below: 1_000_000)
      (service.number, model.number) = (number, number)
      model.receive(.load)
      await shop.perform(.load, on: presenter)

      model.receive(.order, failure: failure)
      let ignored = model.transcript
      model.receive(event, failure: failure)
      let tap = Interruption(after: moment) { presenter.receive(event) }
      service.interruption = tap
      shop.failure = failure
      await shop.perform(.order, on: presenter)
      await tap.end()
      // A tap before the end of the loading state is ignored.
      let expected = shop.transcript == ignored ? ignored : model.transcript
      let rule = Rule.ofOrder(shop.transcript, not: expected, otherwise: Rule.responseInOneGo)
      try require(
        shop.transcript, equals: expected,
        "\(rule)" == "\(Rule.confirmsThisOrder)" ? rule : Rule.responseInOneGo)
    }
  }
}
