import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6 {
  @Suite("Extract the business rules")
  struct RulesLeave {
    @Test func `6.2 The cheapest fee of the products is charged, however many there are of each`()
      throws
    {
      var cups = OrderLine.cups
      cups.quantity = 2
      // The cups have the cheapest fee of these products: 2,500.
      let lines: [OrderLine] = [.tea, .kettle, cups, .spoons]

      let fee = CheapestFee().fee(for: lines)

      try require(fee, equals: 2_500, Rule.cheapestFee)
    }

    @Test func `6.2 The fee is the cheapest one for every cart`() {
      // Hundreds of carts, small and large, cheap and expensive: each fee is compared with the
      // right one.
      cheapestFeeJudge.judge()
    }

    @Test func `6.2 A bill contains the fee that the shipping rule returns`() throws {
      let rule = ShippingRuleStub()
      rule.fee = 7

      let bill = Billing(shipping: rule).bill(for: Order(lines: [.tea, .cups]))

      try require(bill.shipping, equals: 7, Rule.billAsksForFee)
      try require(rule.asked, equals: [[.tea, .cups]], Rule.billAsksForFee)
    }

    @Test func `6.2 Shipping is free from 50,000 won, and has its fee below`() throws {
      let rule = ShippingRuleStub()
      rule.fee = 2_700
      let billing = Billing(shipping: rule)

      let bill = billing.bill(for: .costing(50_000))
      // With this coupon, the goods cost 45,000.
      let billWithCoupon = billing.bill(for: .costing(50_000, percent: 10))

      try require(bill.shipping, equals: 0, Rule.freeShipping)
      try require(billWithCoupon.shipping, equals: 2_700, Rule.freeShipping)
      try require(billWithCoupon.total, equals: 45_000 + 2_700, Rule.billIsWhole)
    }

    @Test func `6.2 The bill is right for every order`() {
      // Thousands of orders on the limits of the rules, next to them and by chance: each bill is
      // compared with the right one.
      billingJudge.judge()
    }
  }
}
