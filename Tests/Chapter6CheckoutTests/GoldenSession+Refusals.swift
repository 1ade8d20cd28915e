@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// Sessions in which the shop rejects something.
nonisolated extension GoldenSession {
  static let unknownCoupon = GoldenSession(
    name: "An unknown coupon changes nothing",
    lines: [.kettle],
    events: [.load, .coupon("winter"), .order],
    transcript: """
      (cart)
        Kettle × 1: 25,000 won
        shipping 3,000 won
        total 28,000 won
      (coupon WINTER)
      view: The shop has no coupon WINTER. Check its letters.
      (order) 1 Kettle for 28000
      """)

  static let tea = GoldenSession(
    name: "The user orders only tea: too little, then too much",
    lines: [.tea],
    events: [.load, .order, .addOne(3), .order, .addOne(3), .order],
    transcript: """
      (cart)
        Tea × 1: 6,500 won
        shipping 2,800 won
        total 9,300 won
        Add goods for 8,500 won to order.
      view: sheet
        Tea × 2: 13,000 won
        shipping 2,800 won
        total 15,800 won
        Add goods for 2,000 won to order.
      view: sheet
        Tea × 3: 19,500 won
        shipping 2,800 won
        total 22,300 won
        Only 2 of Tea are left.
      """)

  static let offline = GoldenSession(
    name: "The shop does not answer",
    lines: [.kettle],
    failure: .offline,
    events: [.load, .coupon("SPRING"), .order],
    transcript: """
      view: show loading
      server: cart
      view: hide loading
      view: The shop does not answer. Check your connection, then try again.
      (coupon SPRING)
      view: The shop does not answer. Check your connection, then try again.
      """)
}
