import OfflineServer
import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6.WhatIsLeft {
  @Test func `6.9 Each seller charges its cheapest fee, and the order pays the sum`() throws {
    let lines: [OrderLine] = [
      .line(seller: "Quay", shippingFee: 300), .line(seller: "Pier", shippingFee: 200),
    ]
    let rule = CheapestFeeOfEachSeller()

    let sum = 300 + 200
    try require(rule.fee(for: lines), equals: sum, Rule.feeOfEachSeller)
  }

  @Test func `6.9 Products without a seller are the shop's own, which ships them together`() throws
  {
    let lines: [OrderLine] = [
      .line(seller: nil, shippingFee: 60), .line(seller: nil, shippingFee: 70),
      .line(seller: "Pier", shippingFee: 5),
    ]

    let fee = CheapestFeeOfEachSeller().fee(for: lines)

    // The shop's cheapest fee is 60, and Pier's is 5.
    try require(fee, equals: 65, Rule.feeOfEachSeller)
  }

  @Test func `6.9 The fee is right for every cart`() {
    // Hundreds of carts, with many and few sellers, and odd names. Each fee is the sum of the
    // sellers' cheapest fees. Sellers whose names differ in any character are different ones, and
    // the shop, whose name is nil and not empty, is one more.
    feeOfEachSellerJudge.judge()
  }

  @Test func `6.9 The shop's order sheet uses the new rule`() async throws {
    // The cart has three lines, and each of them costs 200 won. The second one is the shop's own.
    let ropesOfPier = CartJSON.twoRopes(seller: "Pier", shippingFee: 300)
    let ropesOfShop = CartJSON.twoRopes(seller: nil, shippingFee: 4_000)
    let server = OfflineServer(cart: [ropesOfPier, ropesOfShop, ropesOfPier])

    // The sheet that `CheckoutBuilder` makes shows these sums: 300 + 4,000, and 600 for the ropes.
    let sums = ["Shipping: 4,300 won", "Total: 4,900 won"]
    expect(await server.shippingAndTotalOnSheet(), equals: sums, Rule.newRuleIsUsed)

    // The cart of the app, which isn't that of the other tests: a kettle and two cups of Harbour
    // Goods, which ships for 2,500, and the shop's own tea, which ships for 2,800. The goods cost
    // 41,490.
    let sumsOfApp = ["Shipping: 5,300 won", "Total: 46,790 won"]
    expect(
      await OfflineServer.bundled().shippingAndTotalOnSheet(), equals: sumsOfApp, Rule.newRuleIsUsed
    )
  }
}
