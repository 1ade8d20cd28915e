import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6.RulesLeave {
  @Test func `6.3 Your stub returns a bill that no calculation leads to`() throws {
    // A presenter may get the amounts of any goods.
    for line in [.kettle, .cups, .tea, .spoons] as [OrderLine] {
      let order = Order(lines: [line])
      let plausible = PlausibleAmounts(of: BillingStub().bill(for: order), for: order)
      let plausibleAmounts = plausible.names
      try require(plausibleAmounts, equals: [], Rule.stubIsAbsurd(plausible.ways.map(\.way)))
    }
    let totalOfNothing = BillingStub().bill(for: Order()).total
    try #require(totalOfNothing != 0, Rule.stubIsPrepared)
  }

  @Test func `6.3 The order sheet shows the amounts of the bill, and calculates none`()
    async throws
  {
    let stub = BillingStub().bill(for: Order(lines: [.kettle]))
    let sheet = await Shop(lines: [.kettle]).transcript(of: [.load]) {
      CheckoutPresenter.make(in: $0, billing: BillingStub())
    }
    let format = ShopMoneyFormatter()
    let amounts = [
      stub.discount > 0 ? "  coupon \(format.string(for: -stub.discount))" : nil,
      "  shipping \(stub.shipping == 0 ? "free" : format.string(for: stub.shipping))",
      "  total \(format.string(for: stub.total))",
    ].compactMap(\.self)
    let shown = sheet.filter { line in
      ["  coupon", "  shipping", "  total"].contains { line.hasPrefix($0) }
    }
    try require(shown, equals: amounts, Rule.sheetBelieves)
    let transcript = await Self.absurd([
      .load, .addOne(2), .coupon("SPRING"), .takeOne(1), .takeOne(2), .takeOne(2),
    ])
    let sums = transcript.filter { $0.hasPrefix("  shipping") || $0.hasPrefix("  total") }
    let expected = [
      "  shipping 3 won", "  total 2,207 won", "  shipping 4 won", "  total 2,307 won",
      "  shipping 4 won", "  total 2,317 won", "  shipping 3 won", "  total 1,217 won",
      "  shipping 2 won", "  total 1,117 won", "  shipping 1 won", "  total 17 won",
    ]
    // A bill without the coupon has the amounts that were shown before it was entered, or would have been.
    let index = zip(sums, expected).prefix { $0 == $1 }.count
    let otherSums = expected.prefix(index) + expected.map { $0.replacing("17 won", with: "07 won") }
    let isOfOther = sums.indices.contains(index) && otherSums.contains(sums[index])
    try require(sums, equals: expected, isOfOther ? Rule.billOfThisOrder : Rule.sheetBelieves)
    let discounts = transcript.filter { $0.hasPrefix("  coupon") }
    try require(
      discounts, equals: Array(repeating: "  coupon −70 won", count: 4), Rule.sheetBelieves)
    let others = transcript.filter { !sums.contains($0) && !discounts.contains($0) }
    expect(
      others,
      equals: [
        "view: show loading", "server: cart", "view: hide loading",
        "view: sheet", "  Kettle × 1: 25,000 won", "  Cups × 1: 4,995 won",
        "view: sheet", "  Kettle × 1: 25,000 won", "  Cups × 2: 9,990 won",
        "view: show loading", "server: coupon SPRING", "view: hide loading",
        "view: sheet", "  Kettle × 1: 25,000 won", "  Cups × 2: 9,990 won",
        "view: sheet", "  Cups × 2: 9,990 won", "  Add goods for 5,010 won to order.",
        "view: sheet", "  Cups × 1: 4,995 won", "  Add goods for 10,005 won to order.",
        "view: sheet", "  Add goods for 15,000 won to order.",
      ], Rule.askingIsAll)
  }

  @Test func `6.3 The order is placed for the total of its bill`() async throws {
    for (events, placed) in [
      ([], "place 1 Kettle, 1 Cups for 2207"),
      ([.addOne(1)], "place 2 Kettle, 1 Cups for 2307"),
      ([.coupon("SPRING")], "place 1 Kettle, 1 Cups, SPRING for 2217"),
      ([.addOne(2), .addOne(2), .takeOne(2)], "place 1 Kettle, 2 Cups for 2307"),
    ] as [([CheckoutEvent], String)] {
      // After an order, the user can place another one.
      let all: [CheckoutEvent] = [.load] + events + [.order, .load, .order]
      let transcript = await Self.absurd(all)
      let orders = transcript.filter { $0.hasPrefix("server: place") }
      let again = "place 1 Kettle, 1 Cups for 2207"
      let expected = [placed, again].map { "server: \($0)" }
      let index = zip(orders, expected).prefix { $0 == $1 }.count
      try require(
        orders, equals: expected,
        orders.dropFirst(index).first.map { Self.isStale($0, in: transcript) } ?? false
          ? Rule.billOfThisOrder : Rule.orderBelieves)
      let routes = transcript.filter { $0.hasPrefix("router") }
      let totals = [String(placed.suffix(4)), "2207"]
      try require(
        routes, equals: totals.map { "router: order 1042 for \($0)" }, Rule.orderBelieves)
      let end: [String] = [
        "view: show loading", "server: \(again)", "view: hide loading", "view: sheet",
        "  shipping 1 won",
        "  total 7 won", "  Add goods for 15,000 won to order.", "router: order 1042 for 2207",
      ]
      let sheet = [
        "view: sheet", "  Kettle × 1: 25,000 won", "  Cups × 1: 4,995 won", "  shipping 3 won",
        "  total 2,207 won",
      ]
      let both: [String] = sheet + end
      try require(Array(transcript.suffix(both.count)), equals: both, Rule.askingIsAll)
    }
  }

  @Test func `6.3 The order sheet shows even an absurd bill`() async throws {
    let billings: [any BillingProtocol] = [
      OddBilling(discount: 0, shipping: 7, total: 0),
      OddBilling(discount: 5, shipping: 0, total: -5),
      OddBilling(discount: 0, shipping: 0, total: 999),
      OddBilling(discount: 5, shipping: 1, total: 70_000),
    ]
    let parts = billings.indices.map { part in
      (
        billings[part],
        SheetSession.all.enumerated().filter { $0.offset % 4 == part }.map(\.element)
      )
    }
    for (billing, sessions) in [(AbsurdBilling(), SheetSession.all + SheetSession.walks)] + parts {
      try await SheetSession.compare(sessions, with: SheetRules(billing: billing)) {
        lines in
        if lines.contains(where: { $0.hasPrefix("server: place") || $0.hasPrefix("router") }) {
          return Rule.orderBelieves
        }
        let isSum = lines.contains { line in
          ["  shipping", "  total", "  coupon"].contains { line.hasPrefix($0) }
        }
        return isSum ? Rule.sheetBelieves : Rule.askingIsAll
      }
    }
  }

  /// Whether the total of a placed order was shown for an earlier state of the sheet.
  private static func isStale(_ placed: String, in transcript: [String]) -> Bool {
    let total = placed.split(separator: " ").last.flatMap { Won($0) } ?? 0
    let shown = transcript.prefix { $0 != placed }.filter { $0.hasPrefix("  total") }
    return shown.dropLast().contains("  total \(ShopMoneyFormatter().string(for: total))")
  }

  /// The transcript of a session in which every bill is absurd.
  private static func absurd(_ events: [CheckoutEvent]) async -> [String] {
    await Shop(lines: [.kettle, .cups]).transcript(of: events) {
      CheckoutPresenter.make(in: $0, billing: AbsurdBilling())
    }
  }
}
