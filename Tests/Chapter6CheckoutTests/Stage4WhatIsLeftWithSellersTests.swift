import OfflineServer
import ScreenKit
import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6.WhatIsLeft {
  @Test func `6.9 Each seller charges its cheapest fee, and the order pays the sum`() throws {
    for (fees, sum) in [
      ([("Quay", 300), ("Quay", 200)], 200), ([("Quay", 300), ("Pier", 200)], 500),
      ([("Pier", 900), ("Quay", 40), ("Pier", 700), ("Quay", 50)], 740),
      ([(nil, 60), ("Pier", 5)], 65), ([(nil, 60), (nil, 70), ("Pier", 5)], 65),
      ([("", 8), (nil, 7)], 15), ([("Quay", 300), ("quay", 300)], 600),
      ([("Quay", 0), ("Pier", 2)], 2),
      ([("Quay", 300), ("Quay ", 300), ("Quay Side", 300), ("\nQuay", 300)], 1_200),
      ((1...1_500).map { ("Seller \($0 % 70)", 1_000 + $0) }, 70 * 1_000 + 70 * 71 / 2),
    ] as [([(String?, Won)], Won)] {
      // Products with one name or several, in stock or sold out, cheap or expensive.
      for (names, stock, price) in [(1, 9, 900), (9, 9, 60_000), (9, 0, 20_000)] {
        let lines = fees.enumerated().map { index, fee in
          OrderLine.line(
            id: index, name: "\(index % names)", seller: fee.0, price: price - (fee.1 * 7) % 31,
            shippingFee: fee.1, stock: stock, quantity: 1 + index % 2)
        }
        let rule = CheapestFeeOfEachSeller()
        try require(rule.fee(for: lines), equals: sum, Rule.feeOfEachSeller)
        try require(rule.fee(for: lines.reversed()), equals: sum, Rule.feeOfEachSeller)
      }
    }
    let all = OddTexts.all.enumerated().map { index, text in
      OrderLine.line(id: index, seller: text, shippingFee: 1_000 + index)
    }
    let sum = all.map(\.shippingFee).reduce(0, +)
    try require(CheapestFeeOfEachSeller().fee(for: all), equals: sum, Rule.feeOfEachSeller)
    for lines in OrderLine.carts(of: 4) + Order.byChance.map(\.lines) {
      let sum = ShopFeeOfEachSeller().fee(for: lines)
      try require(CheapestFeeOfEachSeller().fee(for: lines), equals: sum, Rule.feeOfEachSeller)
    }
    // A seller may have any name, whereas the shop has none.
    for name in ["shop", "Shop", "the shop", "own", "none", "nil", "self", "unknown", "-"] {
      let lines = [OrderLine.line(seller: nil), .line(id: 8, seller: name, shippingFee: 50)]
      try require(CheapestFeeOfEachSeller().fee(for: lines), equals: 2_150, Rule.feeOfEachSeller)
    }
    expect(CheapestFeeOfEachSeller().fee(for: []), equals: 0, Rule.feeOfEachSeller)
  }

  @Test func `6.9 The shop's order sheet uses the new rule`() async throws {
    let sums = ["Shipping: 5,300 won", "Total: 46,790 won"]
    expect(await sheetSums(of: .bundled()), equals: sums, Rule.newRuleIsUsed)

    // Another cart, whose fees are chance.
    var chance = ChanceOrder(seed: 9)
    let fees = (0..<3).map { _ in 1 + chance.number(below: 9_999) }
    let server = OfflineServer()
    let lines = zip(fees, [#""Pier""#, "null", #""Quay""#]).map { fee, seller in
      CartJSON.line(
        name: "Rope", price: #""unit_amt": 100, "#,
        others: #""slr_nm": \#(seller), "dlvr_amt": \#(fee), "#)
    }
    server.answer("/cart", with: .json("[\(lines.joined(separator: ", "))]"))
    let fee = fees.reduce(0, +)
    let money = ShopMoneyFormatter()
    let others = [
      "Shipping: \(money.string(for: fee))", "Total: \(money.string(for: 600 + fee))",
    ]
    expect(await sheetSums(of: server), equals: others, Rule.newRuleIsUsed)
  }

  /// The shipping fee and the total on the app's order sheet, for the cart of a server.
  private func sheetSums(of server: OfflineServer) async -> [String] {
    let sheet = CheckoutBuilder.makeCheckoutModule(
      navigator: Navigator(), session: server.makeSession(), server: server.url)
    sheet.loadViewIfNeeded()
    _ = await eventually { !sheet.isLoading && !sheet.lines.isEmpty }
    return sheet.lines.filter { $0.hasPrefix("Shipping") || $0.hasPrefix("Total") }
  }
}
