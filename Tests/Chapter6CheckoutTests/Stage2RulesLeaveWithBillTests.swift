import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6.RulesLeave {
  @Test func `6.3 Your stub returns a bill that no calculation leads to`() throws {
    // An amount is plausible if a presenter could calculate it from the goods, whichever product is
    // in the cart, or from the other amounts of the stub's bill.
    let plausible = PlausibleAmounts.ofYourStub

    let plausibleAmounts = plausible.map(\.name)
    try require(plausibleAmounts, equals: [], Rule.stubIsAbsurd(plausible.map(\.way)))
    let totalOfNothing = BillingStub().bill(for: Order()).total
    try #require(totalOfNothing != 0, Rule.stubIsPrepared)
  }

  @Test func `6.3 The order sheet shows the total of your stub's bill`() async throws {
    let sheet = PresenterAndDoubles(cart: [.cups], billing: BillingStub())
    let bill = BillingStub().bill(for: Order(lines: [.cups]))

    await when { sheet.presenter.viewDidLoad() }

    // The text as the sheet writes amounts today.
    let total = ShopMoneyFormatter().string(for: bill.total)
    try require(sheet.view.sheet?.total, equals: total, Rule.sheetBelieves)
  }

  @Test func `6.3 The order is placed for the total of your stub's bill`() async throws {
    let sheet = PresenterAndDoubles(cart: [.tea, .cups, .spoons], billing: BillingStub())
    let bill = BillingStub().bill(for: Order(lines: [.tea, .cups, .spoons]))
    await when { sheet.presenter.viewDidLoad() }

    await when { sheet.presenter.didSelectOrder() }

    try require(sheet.service.totals, equals: [bill.total], Rule.orderBelieves)
    try require(
      sheet.router.confirmations.map(\.total), equals: [bill.total], Rule.orderBelieves)
  }

  @Test func `6.3 The order sheet has the amounts of each bill, and does nothing else`() async {
    // The user taps and types coupons, while the bills are right or absurd. The sheet and each
    // placed order have the amounts of the bill, even of an absurd one. A bill is requested only
    // for the order as it is at this moment, and all other calls are the same as before.
    await billJudge.judge(exercise: 3, stories: 250)
  }
}
