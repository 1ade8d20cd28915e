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
      // Their fees are 2,800, 3,000, 2,500 and 2,700. The cups' fee is the cheapest, and it is
      // charged once for both cups.
      let lines: [OrderLine] = [.tea, .kettle, cups, .spoons]

      let fee = CheapestFee().fee(for: lines)

      try require(fee, equals: 2_500, Rule.cheapestFee)
    }

    @Test func `6.2 The fee is the cheapest one for every cart`() {
      // Hundreds of carts, small and large, cheap and expensive. Each fee has to be the cheapest
      // one of the products in the cart, and 0 if the cart is empty.
      cheapestFeeJudge.judge()
    }

    @Test func `6.2 A bill contains the fee that the shipping rule returns`() throws {
      // This rule charges 7 won for every order, and records the lines that it receives.
      let rule = ShippingRuleStub()
      rule.fee = 7

      let bill = Billing(shipping: rule).bill(for: Order(lines: [.tea, .cups]))

      try require(bill.shipping, equals: 7, Rule.billAsksForFee)
      // It was called once, with all lines of the order.
      try require(rule.receivedLines, equals: [[.tea, .cups]], Rule.billAsksForFee)
    }

    @Test func `6.2 Shipping is free from 50,000 won, and has its fee below`() throws {
      // This rule charges 2,700 won for every order. Both orders have goods for 50,000.
      let rule = ShippingRuleStub()
      rule.fee = 2_700
      let billing = Billing(shipping: rule)

      let bill = billing.bill(for: .costing(50_000))
      // The coupon takes 10 percent off, so the goods cost 45,000, which is below the limit.
      let billWithCoupon = billing.bill(for: .costing(50_000, couponPercent: 10))

      try require(bill.shipping, equals: 0, Rule.freeShipping)
      try require(billWithCoupon.shipping, equals: 2_700, Rule.freeShipping)
      try require(billWithCoupon.total, equals: 45_000 + 2_700, Rule.billIsWhole)
    }

    @Test func `6.2 The bill is right for every order`() {
      // `bill(for:)` returns thousands of bills: for orders on the limits of the rules and next to
      // them, with a coupon or without, and with a stub that returns different fees. The fee is 0 if
      // shipping is free, as the presenter decides today, and otherwise that of the stub. The other
      // amounts are calculated as the order sheet does today.
      billingJudge.judge()
    }
  }
}
