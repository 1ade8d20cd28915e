import TestSupport

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

nonisolated extension OrderLine {
  /// All carts with up to this many products, of some sellers and with some fees.
  static func carts(of count: Int) -> [[OrderLine]] {
    guard count > 0 else { return [[]] }
    let smaller = carts(of: count - 1)
    let kinds: [(seller: String?, fee: Won)] = [
      (nil, 0), (nil, 2_100), ("Pier", 2_100), ("Pier", 300), ("", 5_000_000_000),
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

  /// More lines than anyone expects, of which the last one has the cheapest fee.
  static let manyOfOneSeller =
    Array(repeating: line(shippingFee: 3_000), count: 1_499) + [line(shippingFee: 2_400)]
  static let manySellers = (1...1_500).map {
    line(id: $0, seller: "Seller \($0 % 70)", shippingFee: 1_000 + $0)
  }
  static let allOddSellers = OddTexts.all.enumerated().map {
    line(id: $0, seller: $1, shippingFee: 1_000 + $0)
  }

  /// Sellers whose names are similar, or could stand for the shop, which has none.
  static let oddSellers: [[OrderLine]] =
    ["shop", "Shop", "the shop", "own", "none", "nil", "self", "unknown", "-"].map {
      [line(seller: nil), line(id: 8, seller: $0, shippingFee: 50)]
    } + ["quay", "Quay ", "Quay Side", "\nQuay"].map { [line(seller: "Quay"), line(seller: $0)] }
}

nonisolated extension Order {
  /// Orders on the limits of the shop's rules, and next to them, with and without a coupon.
  static let onLimits: [Order] = {
    let prices = [
      50_000, 15_000, 49_999, 14_999, 50_001, 15_001, 0, 1, 99, 7_500, 24_999, 25_000, 55_555,
      55_556, 60_000, 99_998, 99_999, 1_000_000, 5_000_000_000,
    ]
    let coupons =
      [nil]
      + [
        (10, 0), (0, 0), (0, 20_000), (1, 15_000), (10, 20_000), (50, 15_001), (100, 0),
        (7, 1_000_001),
      ].map { Coupon(code: "MAY", percent: $0, minimum: $1) }
    let carts = prices.flatMap { price in
      [
        [.line(price: price)], [.line(price: price, quantity: 2)],
        [.line(price: price, stock: 3, quantity: 3)],
        [.line(price: price, quantity: 0), .line(id: 8, name: "Oil", price: 15_000)],
        [.line(id: 8, name: "Oil", price: 1), .line(price: price, stock: 0)],
        [
          .line(price: price, stock: 1, quantity: 3),
          .line(id: 8, name: "Oil", stock: 2, quantity: 3),
        ],
        [
          .line(price: price, stock: 3, quantity: 5),
          .line(id: 8, name: "Oil", stock: 1, quantity: 2),
        ],
      ] as [[OrderLine]]
    }
    return ([[]] + carts).flatMap { lines in coupons.map { Order(lines: lines, coupon: $0) } }
  }()

  /// Orders for a product or with a coupon that has an odd name, and some with a negative stock.
  static let withOddTexts: [Order] =
    OddTexts.all.flatMap { text in
      [
        Order(lines: [.line(name: text, stock: 2, quantity: 3)]),
        Order(lines: [.kettle], coupon: Coupon(code: text, percent: 5, minimum: 40_000)),
      ]
    } + [
      Order(lines: [.line(stock: -1)]), Order(lines: [.line(name: " Łamp\n", stock: -1)]),
      Order(lines: [.kettle], coupon: Coupon(code: "may", percent: 5, minimum: 40_000)),
    ]

  static let withManyLines = Order(
    lines: Array(repeating: .cups, count: 1_500) + [.line(name: "Oil", stock: 8, quantity: 9)])

  /// Whether a text or a stock is one that no shop has.
  var isOdd: Bool {
    lines.contains { $0.stock < 0 } || Order.withOddTexts.contains(self)
  }
}

nonisolated extension OrderProblem {
  /// Whether another problem is of the same kind, and about the same product.
  func isLike(_ other: OrderProblem?) -> Bool {
    switch (self, other) {
    case (.belowMinimum, .belowMinimum), (.couponNotValid, .couponNotValid): true
    case (.outOfStock(let one, let left), .outOfStock(let other, let otherLeft)):
      one == other || left == otherLeft
    default: false
    }
  }
}

nonisolated extension Won {
  /// Amounts with each number of digits, and next to them.
  static let onLimits: [Won] =
    [0, 5, 70, 999, 1_000, 1_005, 32_000, 100_050, 1_000_000, .max, -5, -999, -1_000, -.max]
    + tens.flatMap { ten in [ten - 1, ten, ten + ten / 9, -ten, 1 - ten] }

  static let byChance: [Won] = {
    var chance = ChanceOrder(seed: 6)
    return (0..<200).map { number in
      (number.isMultiple(of: 2) ? 1 : -1) * chance.number(below: tens[1 + number % 18])
    }
  }()

  private static let tens: [Won] = (0...18).map { zeros in
    (0..<zeros).reduce(1) { ten, _ in ten * 10 }
  }
}
