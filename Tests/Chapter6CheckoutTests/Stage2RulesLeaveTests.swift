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
        (Array(repeating: 3_000, count: 1_499) + [2_400], 2_400),
      ] as [([Won], Won)] {
        // The product with the cheapest fee may cost little or much, and may be sold out.
        let lines = fees.enumerated().map { index, fee in
          OrderLine.line(
            id: index, name: "\(index % 2)", seller: index % 3 == 0 ? nil : "\(index % 3)",
            price: 900 + (fee * 7) % 31, shippingFee: fee, stock: index % 2 * 9,
            quantity: fees.count - index)
        }
        try require(CheapestFee().fee(for: lines), equals: cheapest, rule(for: lines))
      }
      try require(CheapestFee().fee(for: []), equals: 0, Rule.nothingIsFree)
      for lines in OrderLine.carts(of: 3) + Order.byChance.map(\.lines) {
        let cheapest = lines.map(\.shippingFee).sorted().first ?? 0
        try require(CheapestFee().fee(for: lines), equals: cheapest, rule(for: lines))
      }
    }

    /// The rule that a wrong fee breaks.
    private func rule(for lines: [OrderLine]) -> Comment {
      let isFree = CheapestFee().fee(for: lines) == 0 && lines.map(\.cost).reduce(0, +) >= 50_000
      return isFree ? Rule.feeIsNoLimit : Rule.cheapestFee
    }

    @Test func `6.2 A bill contains the fee that the shipping rule returns`() throws {
      let gift = OrderLine.line(id: 9, price: 0, shippingFee: 0)
      let unwanted = OrderLine.line(id: 10, stock: 0, quantity: 0)
      let orders =
        [
          [.kettle, .tea, .cups], [.tea], [gift], [gift, .tea, unwanted], [unwanted], [],
          [.tea, .line(id: 11, price: 100, stock: 2, quantity: 5)],
        ] as [[OrderLine]]
      for lines in orders {
        let rule = ShippingRuleStub()
        for fee in [1, 2_500, 0, 60_000] {
          rule.fee = fee
          let bill = Billing(shipping: rule).bill(for: Order(lines: lines))
          let isTakenForFree = bill.shipping == 0 && rule.asked.last == lines
          try require(
            bill.shipping, equals: fee, isTakenForFree ? Rule.freeShipping : Rule.billAsksForFee)
        }
        let others = rule.asked.filter { $0 != lines }
        try #require(!rule.asked.isEmpty && others == [], Rule.billAsksForFee)
      }
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
      for order in Order.byChance {
        let bill = Billing(shipping: CheapestFee()).bill(for: order)
        let whole = ShopBilling().bill(for: order)
        try require(bill.shipping, equals: whole.shipping, Rule.freeShipping)
        try require(bill, equals: whole, Rule.billIsWhole)
      }
    }
  }
}
