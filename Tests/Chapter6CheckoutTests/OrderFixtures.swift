import TestSupport

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

nonisolated extension OrderLine {
  /// A line in which no two numbers are the same by default.
  static func line(
    id: Int = 7, name: String = "Lantern", seller: String? = "Pier", price: Won = 16_001,
    shippingFee: Won = 2_100, stock: Int = 12, quantity: Int = 1
  ) -> OrderLine {
    OrderLine(
      id: id, name: name, seller: seller, price: price, shippingFee: shippingFee, stock: stock,
      quantity: quantity)
  }
}

nonisolated extension Order {
  /// An order for one product with this price.
  static func costing(_ price: Won, percent: Int? = nil) -> Order {
    let coupon = percent.map { Coupon(code: "TEN", percent: $0, minimum: 0) }
    return Order(lines: [.line(price: price)], coupon: coupon)
  }
}

nonisolated extension OrderLine {
  /// All carts with up to this many products, of some sellers and with some fees.
  static func carts(of count: Int) -> [[OrderLine]] {
    guard count > 0 else { return [[]] }
    let smaller = carts(of: count - 1)
    let kinds: [(seller: String?, fee: Won)] = [
      (nil, 0), (nil, 2_100), ("Pier", 2_100), ("Pier", 300), ("", 60_000),
    ]
    let larger = smaller.filter { $0.count == count - 1 }.flatMap { lines in
      kinds.map { seller, fee in
        lines + [
          .line(
            id: count, name: count == 2 ? "Rope" : "Oil", seller: seller,
            price: 30_000 / count, shippingFee: fee, stock: 3 - count, quantity: count % 3)
        ]
      }
    }
    return smaller + larger
  }
}

nonisolated extension Order {
  /// Orders on the limits of the shop's rules, and next to them, with and without a coupon.
  static let onLimits: [Order] = {
    let prices = [
      0, 1, 99, 7_500, 14_999, 15_000, 15_001, 24_999, 25_000, 49_999, 50_000, 50_001, 55_555,
      55_556,
      99_999, 1_000_000,
    ]
    let coupons =
      [nil]
      + [
        (0, 0), (0, 20_000), (1, 15_000), (10, 0), (10, 20_000), (50, 15_001), (100, 0),
        (7, 1_000_001),
      ].map {
        Coupon(code: "MAY", percent: $0, minimum: $1)
      }
    let carts = prices.flatMap { price in
      [
        [.line(price: price)], [.line(price: price, quantity: 2)],
        [.line(price: price, quantity: 0), .line(id: 8, name: "Oil", price: 15_000)],
        [.line(id: 8, name: "Oil", price: 1), .line(price: price, stock: 0)],
        [
          .line(price: price, stock: 1, quantity: 3),
          .line(id: 8, name: "Oil", stock: 1, quantity: 2),
        ],
      ] as [[OrderLine]]
    }
    return ([[]] + carts).flatMap { lines in coupons.map { Order(lines: lines, coupon: $0) } }
  }()
}

nonisolated extension Order {
  /// Orders for a product or with a coupon that has an odd name, and what is wrong with each.
  static let withOddTexts: [(Order, OrderProblem)] = OddTexts.all.flatMap { text in
    [
      (
        Order(lines: [.line(name: text, stock: 2, quantity: 3)]),
        .outOfStock(product: text, left: 2)
      ),
      (
        Order(lines: [.kettle], coupon: Coupon(code: text, percent: 5, minimum: 40_000)),
        .couponNotValid(code: text, minimum: 40_000)
      ),
    ] as [(Order, OrderProblem)]
  }
}

nonisolated extension OrderProblem {
  /// Whether it is the same problem, perhaps with other values.
  func differsOnlyInValues(from other: OrderProblem?) -> Bool {
    switch (self, other) {
    case (.outOfStock, .outOfStock), (.belowMinimum, .belowMinimum),
      (.couponNotValid, .couponNotValid):
      true
    default: false
    }
  }

  /// Problems whose texts are odd, and their messages on the sheet.
  static let oddMessages: [(OrderProblem, String)] = OddTexts.all.flatMap { text in
    [
      (.outOfStock(product: text, left: 3), "  Only 3 of \(text) are left."),
      (.couponNotValid(code: text, minimum: 70), "  The coupon \(text) needs goods for 70 won."),
    ] as [(OrderProblem, String)]
  }
}
