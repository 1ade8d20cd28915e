import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6 {
  @Suite("Extract the business rules")
  struct RulesLeave {
    @Test func `6.2 The cheapest fee of the products is charged`() throws {
      for (fees, cheapest) in [
        // In the first one, each wrong rule leads to a different fee.
        ([2_900, 3_000, 2_800, 2_500, 2_700], 2_500), ([2_500, 3_000], 2_500),
        ([3_000, 2_500], 2_500), ([4], 4), ([0, 3_000], 0), ([700, 0, 900], 0), ([5, 5], 5),
        ([80_000, 90_000], 80_000), ([3_000_000], 3_000_000),
      ] as [([Won], Won)] {
        // The product with the cheapest fee may cost little or much, and may be sold out.
        let lines = fees.enumerated().map { index, fee in
          OrderLine.line(
            id: index, name: "\(index % 2)", seller: index % 3 == 0 ? nil : "\(index % 3)",
            price: 900 + (fee * 7) % 31, shippingFee: fee, stock: index % 2 * 9,
            quantity: fees.count - index)
        }
        try require(CheapestFee().fee(for: lines), equals: cheapest, Rule.cheapestFee)
      }
      for lines in OrderLine.carts(of: 3) {
        let cheapest = lines.map(\.shippingFee).sorted().first ?? 0
        try require(CheapestFee().fee(for: lines), equals: cheapest, Rule.cheapestFee)
      }
      expect(CheapestFee().fee(for: []), equals: 0, Rule.nothingIsFree)
    }

    @Test func `6.2 Shipping is free from 50,000 won, and has its fee below`() throws {
      let fee = 2_700
      for (price, percent, discount, shipping) in [
        (49_999, nil, 0, fee), (50_000, nil, 0, 0), (50_001, nil, 0, 0), (1, nil, 0, fee),
        (900_000, nil, 0, 0), (50_000, 10, 5_000, fee), (55_554, 10, 5_555, fee),
        (55_555, 10, 5_555, 0), (99_998, 50, 49_999, fee), (99_999, 50, 49_999, 0),
        (16_000, 100, 16_000, fee), (60_000, 100, 60_000, fee), (60_000, 0, 0, 0),
      ] as [(Won, Int?, Won, Won)] {
        let rule = ShippingRuleStub()
        let order = Order.costing(price, percent: percent)
        let bill = Billing(shipping: rule).bill(for: order)
        try require(bill.shipping, equals: shipping, Rule.freeShipping)
        let total = price - discount + shipping
        let whole = Bill(subtotal: price, discount: discount, shipping: shipping, total: total)
        try require(bill, equals: whole, Rule.billIsWhole)
      }
      for (order, fee) in Order.onLimits.flatMap({ order in
        [0, 1, 2_500, 70_000].map { (order, $0) }
      }) {
        let rule = ShippingRuleStub()
        rule.fee = fee
        let bill = Billing(shipping: rule).bill(for: order)
        let whole = ShopBilling(fee: fee).bill(for: order)
        try require(bill.shipping, equals: whole.shipping, Rule.freeShipping)
        try require(bill, equals: whole, Rule.billIsWhole)
      }
    }

    @Test func `6.2 A bill contains the fee that the shipping rule returns`() throws {
      let gift = OrderLine.line(id: 9, price: 0, shippingFee: 0)
      let unwanted = OrderLine.line(id: 10, stock: 0, quantity: 0)
      let orders =
        [
          [.kettle, .tea, .cups], [.tea], [gift], [gift, .tea, unwanted], [unwanted], [],
        ] as [[OrderLine]]
      for lines in orders {
        let rule = ShippingRuleStub()
        for fee in [1, 2_500, 0, 60_000] {
          rule.fee = fee
          let bill = Billing(shipping: rule).bill(for: Order(lines: lines))
          try require(bill.shipping, equals: fee, Rule.billAsksForFee)
        }
        let others = rule.asked.filter { $0 != lines }
        try #require(!rule.asked.isEmpty && others == [], Rule.billAsksForFee)
      }
    }

    @Test func `6.3 Your stub returns a bill that no calculation leads to`() {
      let order = Order(lines: [.kettle])
      let (bill, right) = (BillingStub().bill(for: order), ShopBilling().bill(for: order))
      let sums = [
        right.total, bill.subtotal - bill.discount + bill.shipping,
        right.subtotal - bill.discount + bill.shipping,
      ]
      let plausibleAmounts = [
        // A sheet shows no discount unless it takes something off.
        bill.discount <= 0 ? "discount" : nil,
        bill.shipping == right.shipping ? "shipping" : nil,
        sums.contains(bill.total) ? "total" : nil,
      ].compactMap(\.self)
      expect(plausibleAmounts, equals: [], Rule.stubIsAbsurd)
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
      try require(sums, equals: expected, Rule.sheetBelieves)
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
        try require(orders, equals: [placed, again].map { "server: \($0)" }, Rule.orderBelieves)
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
      for (billing, sessions) in [(AbsurdBilling(), SheetSession.all)] + parts {
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

    /// The transcript of a session in which every bill is absurd.
    private static func absurd(_ events: [CheckoutEvent]) async -> [String] {
      await Shop(lines: [.kettle, .cups]).transcript(of: events) {
        CheckoutPresenter.make(in: $0, billing: AbsurdBilling())
      }
    }
  }
}
