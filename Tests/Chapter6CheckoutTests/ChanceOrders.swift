import TestSupport

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

nonisolated extension Order {
  /// Orders in which every value is chance, with small and large amounts, and with odd ones.
  static let byChance: [Order] = {
    var chance = ChanceOrder(seed: 6)
    return (0..<400).map { _ in
      let lines = (0..<chance.number(below: 7)).map { OrderLine.byChance(id: $0 % 5, &chance) }
      let percent = chance.one(of: [0, 1, 7, 10, 50, 99, 100])
      let minimum = chance.one(of: [0, 15_000, 20_000, 50_000, 3_000_000, 40_000_000_000])
      let coupon = Coupon(
        code: chance.one(of: ["MAY", "may", " ", "Ü"]), percent: percent, minimum: minimum)
      return Order(lines: lines, coupon: chance.number(below: 3) == 0 ? nil : coupon)
    }
  }()
}

nonisolated extension OrderLine {
  fileprivate static func byChance(id: Int, _ chance: inout ChanceOrder) -> OrderLine {
    let price = chance.one(of: [0, 1, 99, 5_000, 7_500, 15_000, 25_000, 50_000, 1_000_000_000])
    let quantity = chance.one(of: [0, 1, 1, 2, 3, 1_000])
    return OrderLine(
      id: id, name: chance.one(of: ["Rope", "Oil", "rope", ""]),
      seller: chance.one(of: [nil, "Pier", "Quay", "quay", "", "Pier & Sons of the North Harbour"]),
      price: price, shippingFee: chance.one(of: [0, 1, 300, 2_500, 60_000, 5_000_000_000]),
      stock: chance.one(of: [0, 1, quantity, quantity, quantity, quantity + 1, 1_000_000]),
      quantity: quantity)
  }
}
