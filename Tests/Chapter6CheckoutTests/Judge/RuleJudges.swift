import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// How the cheapest fee is judged.
let cheapestFeeJudge = ReferenceJudge<[OrderLine], Won>(
  "the fee",
  for: OrderLine.carts(of: 3) + [OrderLine.manyOfOneSeller, [.line(shippingFee: 3_000_000)]],
  wanted: { lines in lines.map(\.shippingFee).sorted().first ?? 0 },
  found: { CheapestFee().fee(for: $0) }, text: { "fee(for: \($0.feeText))" },
  rules: [
    (Rule.cheapestFee, { lines, _, fee in !lines.isEmpty && !(fee == 0 && lines.areExpensive) }),
    (Rule.feeIsNoLimit, { lines, _, _ in !lines.isEmpty }),
    (Rule.nothingIsFree, { _, _, _ in true }),
  ])

/// How the fee of each seller is judged.
let feeOfEachSellerJudge = ReferenceJudge<[OrderLine], Won>(
  "the fee",
  for: OrderLine.carts(of: 4) + OrderLine.oddSellers
    + [OrderLine.manyOfOneSeller, OrderLine.manySellers, OrderLine.allOddSellers],
  wanted: { ShopFeeOfEachSeller().fee(for: $0) },
  found: { CheapestFeeOfEachSeller().fee(for: $0) }, text: { "fee(for: \($0.feeText))" },
  rules: [(Rule.feeOfEachSeller, { _, _, _ in true })])

/// A bill, and whether the shipping rule received other lines than those of the order.
struct BillingOutcome: Equatable {
  let bill: Bill
  let otherLines: [[OrderLine]]
}

/// How a bill is judged, with the fee that the shipping rule returns.
let billingJudge = ReferenceJudge<(order: Order, fee: Won), BillingOutcome>(
  "the bill",
  for: Order.onLimits.flatMap { order in
    [2_500, 0, 1, 70_000].map { (order: order, fee: $0) }
  },
  wanted: { order, fee in
    BillingOutcome(bill: ShopBilling(fee: fee).bill(for: order), otherLines: [])
  },
  found: { order, fee in
    let rule = ShippingRuleStub()
    rule.fee = fee
    let bill = Billing(shipping: rule).bill(for: order)
    return BillingOutcome(bill: bill, otherLines: rule.receivedLines.filter { $0 != order.lines })
  },
  text: { order, fee in
    "bill(for: \(order.testDescription)), whose goods cost \(order.subtotal), and whose fee is \(fee)"
  },
  rules: [
    (Rule.billAsksForFee, { _, _, found in found.otherLines != [] }),
    (
      Rule.billAsksForFee,
      { input, wanted, found in
        wanted.bill.shipping == input.fee && found.bill.shipping != input.fee
          && (found.bill.shipping != 0 || input.order.subtotal < 50_000)
      }
    ),
    (Rule.freeShipping, { _, wanted, found in wanted.bill.shipping != found.bill.shipping }),
    (Rule.billIsWhole, { _, _, _ in true }),
  ])

/// How the problem of an order is judged.
let orderCheckJudge = ReferenceJudge<Order, OrderProblem?>(
  "the problem",
  for: Order.onLimits + Order.withOddTexts + [Order.withManyLines],
  wanted: { ShopCheck().problem(with: $0) }, found: { OrderCheck().problem(with: $0) },
  text: { "problem(with: \($0.testDescription)), whose goods cost \($0.subtotal)" },
  rules: [
    (Rule.exactlyIsEnough, { _, wanted, _ in wanted == nil }),
    (Rule.everyProblem, { _, _, found in found == nil }),
    (Rule.firstProblem, { _, wanted, found in wanted?.isLike(found) != true }),
    (Rule.valuesOfToday, { order, _, _ in !order.isOdd }),
    (Rule.valuesStay, { _, _, _ in true }),
  ])

/// The same, with the characters of each text, since two texts that look the same are equal.
let orderCheckTextJudge = ReferenceJudge(
  "the characters of the problem", for: Order.withOddTexts,
  wanted: { "\(ShopCheck().problem(with: $0), default: "nil")".spelled },
  found: { "\(OrderCheck().problem(with: $0), default: "nil")".spelled },
  text: { "problem(with: \($0.testDescription))" },
  rules: [(Rule.valuesStay, { _, _, _ in true })])

/// How an amount's text is judged.
let moneyFormatterJudge = ReferenceJudge<Won, String>(
  "the text", for: Won.onLimits + Won.byChance,
  wanted: { ShopMoneyFormatter().string(for: $0) }, found: { WonFormatter().string(for: $0) },
  text: { "string(for: \($0))" },
  rules: [
    (Rule.amountIsGrouped, { amount, _, _ in amount >= 0 }),
    (Rule.signIsNoDigit, { _, _, _ in true }),
  ])

extension [OrderLine] {
  fileprivate var areExpensive: Bool { map(\.cost).reduce(0, +) >= 50_000 }

  /// The first fees and sellers.
  fileprivate var feeText: String {
    let lines = prefix(6).map { "\($0.shippingFee) of \($0.seller ?? "the shop")" }
    return Words.joined(lines + [count > 6 ? "and \(count - 6) more" : nil])
  }
}
