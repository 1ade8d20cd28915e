import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6.RulesLeave {
  @Test func `6.3 Your stub returns a bill that no calculation leads to`() throws {
    // The discount, the shipping and the total of your stub's bill. An amount is plausible if a
    // presenter could calculate it, with or without a coupon, for a cart with one of the products, or
    // from the other amounts of the bill. So is a discount of 0 or less, which the sheet doesn't show.
    // Such an amount proves nothing.
    let plausible = PlausibleAmounts.ofYourStub

    let plausibleAmounts = plausible.map(\.name)
    try require(plausibleAmounts, equals: [], Rule.stubIsAbsurd(plausible.map(\.reason)))
    // A prepared total is there even for an order without any goods.
    let totalOfEmptyOrder = BillingStub().bill(for: Order()).total
    try #require(totalOfEmptyOrder != 0, Rule.stubIsPrepared)
  }

  @Test func `6.3 The order sheet shows the total of your stub's bill`() async throws {
    // The presenter gets your stub as its billing.
    let sheet = PresenterAndDoubles(cart: [.cups], billing: BillingStub())
    let bill = BillingStub().bill(for: Order(lines: [.cups]))

    await when { sheet.presenter.viewDidLoad() }

    // This formatter writes amounts as the sheet does today: "32,000 won".
    let total = ShopMoneyFormatter().string(for: bill.total)
    try require(sheet.view.sheet?.total, equals: total, Rule.sheetBelieves)
  }

  @Test func `6.3 The order is placed for the total of your stub's bill`() async throws {
    // The presenter gets your stub as its billing, and these goods cost enough for an order.
    let sheet = PresenterAndDoubles(cart: [.tea, .cups, .spoons], billing: BillingStub())
    let bill = BillingStub().bill(for: Order(lines: [.tea, .cups, .spoons]))
    await when { sheet.presenter.viewDidLoad() }

    await when { sheet.presenter.didSelectOrder() }

    // The service receives this total with the order, and the router with the confirmation.
    try require(sheet.service.totals, equals: [bill.total], Rule.orderBelieves)
    try require(
      sheet.router.confirmations.map(\.total), equals: [bill.total], Rule.orderBelieves)
  }

  @Test func `6.3 The order sheet has the amounts of each bill, and does nothing else`() async {
    // The user taps and types coupons, while the billing returns right or absurd bills. The sheet
    // has the amounts of the bill, and each placed order its total, even of an absurd one. A bill may
    // be requested at any time, but only for the order as it is then. All other calls to the view,
    // the service and the router are as in the code that you were given. Here, the server is fast
    // and accepts every order, so 6.8 changes none of these calls.
    await billJudge.judge(exercise: 3, stories: 250)
  }
}
