@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// Sessions with a coupon.
nonisolated extension GoldenSession {
  static let lostShipping = GoldenSession(
    name: "A coupon ends the free shipping",
    lines: [.kettle],
    events: [.load, .addOne(1), .coupon("SPRING"), .order],
    transcript: """
      (cart)
        Kettle × 1: 25,000 won
        shipping 3,000 won
        total 28,000 won
      view: sheet
        Kettle × 2: 50,000 won
        shipping free
        total 50,000 won
      (coupon SPRING)
      view: sheet
        Kettle × 2: 50,000 won
        coupon −5,000 won
        shipping 3,000 won
        total 48,000 won
      (order) 2 Kettle, SPRING for 48000
      """)

  static let smallCoupon = GoldenSession(
    name: "A coupon requires more goods",
    lines: [.cups],
    events: [
      .load, .addOne(2), .addOne(2), .coupon("SPRING"), .addOne(2), .order,
      .addOne(2), .order,
    ],
    transcript: """
      (cart)
        Cups × 1: 4,995 won
        shipping 2,500 won
        total 7,495 won
        Add goods for 10,005 won to order.
      view: sheet
        Cups × 2: 9,990 won
        shipping 2,500 won
        total 12,490 won
        Add goods for 5,010 won to order.
      view: sheet
        Cups × 3: 14,985 won
        shipping 2,500 won
        total 17,485 won
        Add goods for 15 won to order.
      (coupon SPRING)
      view: sheet
        Cups × 3: 14,985 won
        coupon −1,498 won
        shipping 2,500 won
        total 15,987 won
        Add goods for 15 won to order.
      view: sheet
        Cups × 4: 19,980 won
        coupon −1,998 won
        shipping 2,500 won
        total 20,482 won
        The coupon SPRING needs goods for 20,000 won.
      view: sheet
        Cups × 5: 24,975 won
        coupon −2,497 won
        shipping 2,500 won
        total 24,978 won
      (order) 5 Cups, SPRING for 24978
      """)
}
