@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// Sessions without a coupon.
nonisolated extension GoldenSession {
  static let kettles = GoldenSession(
    name: "The user orders more kettles than the shop has",
    lines: [.kettle],
    events: [
      .load, .addOne(1), .addOne(1), .addOne(1), .order, .takeOne(1),
      .takeOne(1), .takeOne(9), .order,
    ],
    transcript: """
      (cart)
        Kettle × 1: 25,000 won
        shipping 3,000 won
        total 28,000 won
      view: sheet
        Kettle × 2: 50,000 won
        shipping free
        total 50,000 won
      view: sheet
        Kettle × 3: 75,000 won
        shipping free
        total 75,000 won
      view: sheet
        Kettle × 4: 100,000 won
        shipping free
        total 100,000 won
        Only 3 of Kettle are left.
      view: sheet
        Kettle × 3: 75,000 won
        shipping free
        total 75,000 won
      view: sheet
        Kettle × 2: 50,000 won
        shipping free
        total 50,000 won
      (order) 2 Kettle for 50000
      """)

  static let cups = GoldenSession(
    name: "The user orders a kettle and cups, and removes the cups",
    lines: [.kettle, .cups],
    events: [.load, .addOne(2), .takeOne(2), .takeOne(2), .order],
    transcript: """
      (cart)
        Kettle × 1: 25,000 won
        Cups × 1: 4,995 won
        shipping 2,500 won
        total 32,495 won
      view: sheet
        Kettle × 1: 25,000 won
        Cups × 2: 9,990 won
        shipping 2,500 won
        total 37,490 won
      view: sheet
        Kettle × 1: 25,000 won
        Cups × 1: 4,995 won
        shipping 2,500 won
        total 32,495 won
      view: sheet
        Kettle × 1: 25,000 won
        shipping 3,000 won
        total 28,000 won
      (order) 1 Kettle for 28000
      """)
}
