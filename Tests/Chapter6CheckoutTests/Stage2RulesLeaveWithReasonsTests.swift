import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6.RulesLeave {
  @Test func `6.4 The check returns what is wrong, and with which values`() throws {
    // Three lanterns are ordered and two are left. They cost enough, so this is the only problem.
    let order = Order(lines: [.line(name: "Lantern", stock: 2, quantity: 3)])

    let problem = OrderProblem.outOfStock(product: "Lantern", left: 2)
    try require(OrderCheck().problem(with: order), equals: problem, Rule.reasonNotBool)
  }

  @Test func `6.4 The check returns the first of several problems`() throws {
    // Two ropes are ordered and one is left. They cost less than 15,000 won, the price of the
    // smallest order, and the coupon needs goods for 40,000.
    let coupon = Coupon(code: "AUTUMN", percent: 5, minimum: 40_000)
    let rope = OrderLine.line(name: "Rope", price: 100, stock: 1, quantity: 2)
    let order = Order(lines: [rope], coupon: coupon)

    // Of these three problems, the given sheet shows this one.
    let problem = OrderProblem.outOfStock(product: "Rope", left: 1)
    try require(OrderCheck().problem(with: order), equals: problem, Rule.firstProblem)
  }

  @Test func `6.4 The check decides about every order as the given sheet does`() {
    // Over a thousand orders on the limits of the rules and next to them, with several problems,
    // and with odd names and codes. For each, the check returns the problem that the order sheet
    // showed before you changed it, or nil if it showed none.
    orderCheckJudge.judge()
    // The product's name or the coupon's code in a problem is unchanged, character by character,
    // which `==` doesn't tell of every text.
    orderCheckTextJudge.judge()
  }

  @Test func `6.4 The order sheet shows a message for the problem, and places no such order`()
    async throws
  {
    // This check rejects every order, because of a product that isn't even in the cart.
    let sheet = PresenterAndDoubles(cart: [.kettle])
    sheet.check.alwaysReturns(.outOfStock(product: "Moon", left: 7))

    await when { sheet.presenter.viewDidLoad() }
    let notice = "Only 7 of Moon are left."
    try require(sheet.view.sheet?.notice, equals: notice, Rule.presenterWords)

    await when { sheet.presenter.didSelectOrder() }
    // The tap places no order, and the sheet isn't shown a second time.
    try require(sheet.service.orders, equals: [], Rule.checkDecides)
    try require(sheet.view.sheetCount, equals: 1, Rule.rejectedTapIsSilent)
  }

  @Test func `6.4 The order sheet places an order that the check accepts`() async throws {
    // By the shop's rules, this order has two problems: it is too cheap, and only one rope is left.
    let rope = OrderLine.line(name: "Rope", price: 50, stock: 1, quantity: 2)
    let sheet = PresenterAndDoubles(cart: [rope])
    // However, the check of this test finds no problem in any order.
    sheet.check.alwaysReturns(nil)
    await when { sheet.presenter.viewDidLoad() }

    await when { sheet.presenter.didSelectOrder() }

    try require(sheet.service.orders, equals: [Order(lines: [rope])], Rule.checkDecides)
  }

  @Test func `6.4 The order sheet does what the check says, and nothing else`() async {
    // The user taps and types coupons, while the check finds right, odd or absurd problems. The
    // notice on the sheet is about the problem that the check finds in the order on it. A tap on
    // "Order" places the order if the last order that the check has received is this one, and it has
    // found no problem, whether you call it at the tap or before. All other calls are as in the code
    // that you were given.
    await problemJudge.judge(exercise: 4)
  }
}
