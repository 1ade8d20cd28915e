import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6.RulesLeave {
  @Test func `6.4 The check returns what is wrong, and with which values`() throws {
    let order = Order(lines: [.line(name: "Lantern", stock: 2, quantity: 3)])

    let problem = OrderProblem.outOfStock(product: "Lantern", left: 2)
    try require(OrderCheck().problem(with: order), equals: problem, Rule.reasonNotBool)
  }

  @Test func `6.4 The check returns the first of several problems`() throws {
    // The rope is more than the stock, the order is below 15,000 won, and the coupon needs 40,000.
    let coupon = Coupon(code: "AUTUMN", percent: 5, minimum: 40_000)
    let rope = OrderLine.line(name: "Rope", price: 100, stock: 1, quantity: 2)
    let order = Order(lines: [rope], coupon: coupon)

    let problem = OrderProblem.outOfStock(product: "Rope", left: 1)
    try require(OrderCheck().problem(with: order), equals: problem, Rule.firstProblem)
  }

  @Test func `6.4 The check decides about every order as the sheet does today`() {
    // Hundreds of orders on the limits of the rules, with two problems, with odd texts and by
    // chance. The check finds the problem that the order sheet finds today, or none.
    orderCheckJudge.judge()
    orderCheckTextJudge.judge()
  }

  @Test func `6.4 The order sheet shows a message for the problem, and places no such order`()
    async throws
  {
    let sheet = PresenterAndDoubles(cart: [.kettle])
    sheet.check.finds(.outOfStock(product: "Moon", left: 7))

    await when { sheet.presenter.viewDidLoad() }
    let notice = "Only 7 of Moon are left."
    try require(sheet.view.sheet?.notice, equals: notice, Rule.presenterWords)

    await when { sheet.presenter.didSelectOrder() }
    try require(sheet.service.orders, equals: [], Rule.checkDecides)
    try require(sheet.view.sheetCount, equals: 1, Rule.rejectedTapIsSilent)
  }

  @Test func `6.4 The order sheet places an order that the check accepts`() async throws {
    // Too cheap, and more than the stock.
    let rope = OrderLine.line(name: "Rope", price: 50, stock: 1, quantity: 2)
    let sheet = PresenterAndDoubles(cart: [rope])
    sheet.check.finds(nil)
    await when { sheet.presenter.viewDidLoad() }

    await when { sheet.presenter.didSelectOrder() }

    try require(sheet.service.orders, equals: [Order(lines: [rope])], Rule.checkDecides)
  }

  @Test func `6.4 The order sheet does what the check says, and nothing else`() async {
    // The user taps and types coupons, while the check finds right, odd or absurd problems. The
    // notice on the sheet is about the problem that the check has found. An order is placed if the
    // check has found none, and each order is checked as it is placed.
    await problemJudge.judge(exercise: 4)
  }
}
