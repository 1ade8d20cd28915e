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

    let sum = 500
    try require(rule.fee(for: lines), equals: sum, Rule.feeOfEachSeller)
  }

  @Test func `6.9 Products without a seller are the shop's own, which ships them together`() throws
  {
    let lines: [OrderLine] = [
      .line(seller: nil, shippingFee: 60), .line(seller: nil, shippingFee: 70),
      .line(seller: "Pier", shippingFee: 5),
    ]

    let fee = CheapestFeeOfEachSeller().fee(for: lines)

    try require(fee, equals: 65, Rule.feeOfEachSeller)
  }

  @Test func `6.9 The fee is right for every cart`() {
    // Hundreds of carts, with many and few sellers, and odd names: each fee is compared with the
    // right one.
    feeOfEachSellerJudge.judge()
  }

  @Test func `6.9 The shop's order sheet uses the new rule`() async throws {
    // Three ropes for 200 won each: Pier ships its two for 300, and the shop ships the other for 4,000.
    let rope = #""slr_nm": "Pier", "dlvr_amt": 300, "#
    let server = CartJSON.server(ofRopes: [rope, #""dlvr_amt": 4000, "#, rope])

    // The sums on the sheet that `CheckoutBuilder` makes.
    let sums = ["Shipping: 4,300 won", "Total: 4,900 won"]
    expect(await server.sheetSums(), equals: sums, Rule.newRuleIsUsed)
    // The cart of the app: Harbour Goods ships for 2,500, and the shop its tea for 2,800.
    let sumsOfApp = ["Shipping: 5,300 won", "Total: 46,790 won"]
    expect(await OfflineServer.bundled().sheetSums(), equals: sumsOfApp, Rule.newRuleIsUsed)
  }
}
