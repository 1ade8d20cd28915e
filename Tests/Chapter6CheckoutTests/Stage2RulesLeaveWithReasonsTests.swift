import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6.RulesLeave {
  @Test func `6.4 The check returns what is wrong, and with which values`() throws {
    let coupon = Coupon(code: "AUTUMN", percent: 5, minimum: 40_000)
    let cases: [(Order, OrderProblem)] = [
      (Order(lines: [.line(stock: 2, quantity: 3)]), .outOfStock(product: "Lantern", left: 2)),
      (Order(lines: [.line(stock: 0)]), .outOfStock(product: "Lantern", left: 0)),
      (
        Order(lines: [.kettle, .line(name: "Rope", stock: 5, quantity: 6), .cups]),
        .outOfStock(product: "Rope", left: 5)
      ),
      (
        Order(lines: [.line(name: " Łamp\n", stock: -1)]),
        .outOfStock(product: " Łamp\n", left: -1)
      ),
      (
        Order(
          lines: Array(repeating: .cups, count: 1_500) + [.line(name: "", stock: 8, quantity: 9)]),
        .outOfStock(product: "", left: 8)
      ),
      (.costing(14_999), .belowMinimum(missing: 1)),
      (Order(), .belowMinimum(missing: 15_000)),
      (.costing(1, percent: 10), .belowMinimum(missing: 14_999)),
      (
        Order(lines: [.kettle], coupon: coupon),
        .couponNotValid(code: "AUTUMN", minimum: 40_000)
      ),
    ]
    for (number, (order, problem)) in cases.enumerated() {
      let found = OrderCheck().problem(with: order)
      var rule = found == nil && number > 0 ? Rule.everyProblem : Rule.reasonNotBool
      if number > 0, problem.differsOnlyInValues(from: found) { rule = Rule.valuesStay }
      try require(OrderCheck().problem(with: order), equals: problem, rule)
    }
    let enough = [
      Order(lines: [.line(stock: 3, quantity: 3)]), .costing(15_000), .costing(15_000, percent: 90),
      Order(lines: [.line(price: 40_000)], coupon: coupon),
      Order(lines: [.line(price: 20_000, quantity: 2)], coupon: coupon),
    ]
    for order in enough {
      try #require(OrderCheck().problem(with: order) == nil, Rule.exactlyIsEnough)
    }
    for (order, problem) in Order.withOddTexts {
      let found = OrderCheck().problem(with: order)
      let rule = problem.differsOnlyInValues(from: found) ? Rule.valuesStay : Rule.reasonNotBool
      try require(found, equals: problem, rule)
      let spelled = found.map { "\($0)".spelled }
      try require(spelled, equals: "\(problem)".spelled, Rule.valuesStay)
    }
    for order in Order.onLimits + Order.byChance {
      let problem = ShopCheck().problem(with: order)
      let found = OrderCheck().problem(with: order)
      try require(found, equals: problem, Rule.ofProblem(found, not: problem))
    }
  }

  @Test func `6.4 The check returns the first problem`() throws {
    let coupon = Coupon(code: "AUTUMN", percent: 5, minimum: 40_000)
    let scarce = OrderLine.line(id: 1, name: "Rope", price: 100, stock: 1, quantity: 2)
    let rare = OrderLine.line(id: 2, name: "Oil", price: 100, stock: 3, quantity: 4)
    let check = OrderCheck()
    for (lines, problem) in [
      ([scarce, rare], .outOfStock(product: "Rope", left: 1)),
      ([rare, scarce], .outOfStock(product: "Oil", left: 3)),
      ([.line(price: 9_000)], .belowMinimum(missing: 6_000)),
    ] as [([OrderLine], OrderProblem)] {
      let order = Order(lines: lines, coupon: coupon)
      try require(check.problem(with: order), equals: problem, Rule.firstProblem)
    }
  }

  @Test func `6.4 The order sheet shows a message for every problem`() async throws {
    for (problem, message) in [
      (.outOfStock(product: "Moon", left: 7), "  Only 7 of Moon are left."),
      (.outOfStock(product: "Sun", left: 1), "  Only 1 of Sun are left."),
      (.outOfStock(product: "Star", left: 0), "  Only 0 of Star are left."),
      (.belowMinimum(missing: 0), "  Add goods for 0 won to order."),
      (.belowMinimum(missing: 1), "  Add goods for 1 won to order."),
      (.belowMinimum(missing: 77_777), "  Add goods for 77,777 won to order."),
      (.couponNotValid(code: "MAY", minimum: 8_888), "  The coupon MAY needs goods for 8,888 won."),
      (.couponNotValid(code: "", minimum: 0), "  The coupon  needs goods for 0 won."),
      (
        .couponNotValid(code: "Mai ü", minimum: 1_000_000),
        "  The coupon Mai ü needs goods for 1,000,000 won."
      ),
      (.outOfStock(product: " cafe\u{301} ", left: -1), "  Only -1 of  cafe\u{301}  are left."),
    ] as [(OrderProblem, String)] + OrderProblem.oddMessages {
      let check = OrderCheckStub()
      check.problem = problem
      let sheet = [
        "  Kettle × 1: 25,000 won", "  shipping 3,000 won", "  total 28,000 won", message,
      ]
      let empty = ["  shipping free", "  total 0 won", message]
      let transcript = await self.transcript(
        [.load, .order, .takeOne(1), .order], lines: [.kettle], check: check)
      try #require(!transcript.contains { $0.hasPrefix("server: place") }, Rule.checkDecides)
      try require(transcript.last, equals: message, Rule.presenterWords)
      try require(transcript.last?.spelled, equals: message.spelled, Rule.presenterWords)
      let loaded =
        ["view: show loading", "server: cart", "view: hide loading", "view: sheet"] + sheet
      let all = loaded + ["view: sheet"] + empty
      let isShownAgain = transcript.filter { $0 == "view: sheet" }.count > 2
      try require(
        transcript, equals: all, isShownAgain ? Rule.rejectedTapIsSilent : Rule.checkDecides)
    }
  }

  @Test func `6.4 The order sheet shows the message as long as the problem exists`() async throws {
    let check = OrderCheckStub()
    let shop = Shop(lines: [.kettle])
    let presenter = CheckoutPresenter.make(in: shop, check: check)
    check.problem = .outOfStock(product: "Moon", left: 7)
    await shop.perform(.load, on: presenter)
    for (problem, end) in [
      (nil, "  total 50,000 won"), (.belowMinimum(missing: 77), "  Add goods for 77 won to order."),
      (nil, "  total 100,000 won"),
    ] as [(OrderProblem?, String)] {
      check.problem = problem
      await shop.perform(.addOne(1), on: presenter)
      try require(shop.transcript.last, equals: end, Rule.presenterWords)
    }
  }

  @Test func `6.4 The order sheet places every order that the check accepts`() async throws {
    // Too cheap, and more than the stock.
    let lines = [OrderLine.line(name: "Rope", price: 50, shippingFee: 30, stock: 1, quantity: 2)]
    let transcript = await self.transcript(
      [.load, .coupon("SPRING"), .order, .load, .order], lines: lines, check: OrderCheckStub())
    let orders = transcript.filter { $0.hasPrefix("server: place") }
    let placed = ["server: place 2 Rope, SPRING for 120", "server: place 2 Rope for 130"]
    try require(orders, equals: placed, Rule.checkDecides)
    let load = [
      "view: show loading", "server: cart", "view: hide loading", "view: sheet",
      "  Rope × 2: 100 won",
      "  shipping 30 won", "  total 130 won",
    ]
    let order = [
      "view: show loading", "server: place 2 Rope for 130", "view: hide loading", "view: sheet",
      "  shipping free", "  total 0 won", "router: order 1042 for 130",
    ]
    try require(Array(transcript.prefix(load.count)), equals: load, Rule.checkDecides)
    // Even an empty order, if the check accepts it.
    let none = await self.transcript(
      [.load, .takeOne(7), .order], lines: [.line()], check: OrderCheckStub())
    try require(none.last, equals: "router: order 1042 for 0", Rule.checkDecides)
    let both: [String] = load + order
    expect(Array(transcript.suffix(both.count)), equals: both, Rule.checkDecides)
  }

  @Test func `6.4 The order sheet checks the order as it is now`() async {
    let check = OrderCheckStub()
    check.problem = .belowMinimum(missing: 1)
    _ = await self.transcript(
      [.load, .addOne(2), .coupon("SPRING"), .takeOne(1), .order], lines: [.kettle, .cups],
      check: check)
    var twice = OrderLine.cups
    twice.quantity = 2
    let orders = [
      Order(lines: [.kettle, .cups]), Order(lines: [.kettle, twice]),
      Order(lines: [.kettle, twice], coupon: .spring), Order(lines: [twice], coupon: .spring),
    ]
    let distinct = check.asked.reduce(into: [Order]()) { if $0.last != $1 { $0.append($1) } }
    expect(distinct, equals: orders, Rule.checkOfThisOrder)

    // If the cart did not load, no sheet was shown yet.
    let shop = Shop(lines: [])
    shop.failure = .offline
    let transcript = await shop.transcript(of: [.load, .order]) {
      CheckoutPresenter.make(in: $0, check: check)
    }
    #expect(!transcript.contains { $0.hasPrefix("server: place") }, Rule.checkOfThisOrder)
  }

  @Test func `6.4 The order sheet uses the check after every action`() async throws {
    try await SheetSession.compare(
      SheetSession.all + SheetSession.walks, with: SheetRules(check: AbsurdCheck())
    ) { lines in
      let isReason = lines.contains { line in
        ["  Only", "  Add goods", "  The coupon"].contains { line.hasPrefix($0) }
      }
      if isReason { return Rule.presenterWords }
      return lines == ["view: sheet", .nothing] ? Rule.rejectedTapIsSilent : Rule.checkDecides
    }
  }

  private func transcript(
    _ events: [CheckoutEvent], lines: [OrderLine], check: OrderCheckStub
  ) async -> [String] {
    await Shop(lines: lines).transcript(of: events) {
      CheckoutPresenter.make(in: $0, check: check)
    }
  }
}
