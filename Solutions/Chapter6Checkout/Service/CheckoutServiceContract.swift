// Presenter → Service: the requests to the shop's server.
//
// Unlike the services of chapters 4 and 5, these protocols are isolated to the main actor, as all that is declared here.
// So the protocols that you cut out of them need no further words, and a test double can be a class with variables.
// `ShopService` is isolated to no actor all the same: it reads each response in the background.

/// Loads the cart.
protocol CartLoading {
  func cart() async throws(CheckoutError) -> [OrderLine]
}

/// Looks up coupons.
protocol CouponFinding {
  func coupon(code: String) async throws(CheckoutError) -> Coupon
}

/// Places orders.
protocol OrderPlacing {
  /// - Returns: The number of the order.
  func place(_ order: Order, total: Won) async throws(CheckoutError) -> Int
}

// exercise 6.5 · contract: The confirmation needs one method and gets nine. Give every client only the methods it uses.

/// Cancels orders.
protocol OrderCancelling {
  func cancelOrder(_ number: Int) async throws(CheckoutError)
}

/// Everything that the shop's server can do, except for payments.
protocol CheckoutService: CartLoading, CouponFinding, OrderPlacing, OrderCancelling {
  func orderNumbers() async throws(CheckoutError) -> [Int]
  func points() async throws(CheckoutError) -> Int
  func address() async throws(CheckoutError) -> String
  func wishList() async throws(CheckoutError) -> [OrderLine.ID]
  func reviews(of id: OrderLine.ID) async throws(CheckoutError) -> [String]
}
// starter:
// starter: /// Cancels orders.
// starter: protocol OrderCancelling {}
// starter:
// starter: /// Everything that the shop's server can do, except for payments.
// starter: protocol CheckoutService: CartLoading, CouponFinding, OrderPlacing {
// starter:   func cancelOrder(_ number: Int) async throws(CheckoutError)
// starter:   func orderNumbers() async throws(CheckoutError) -> [Int]
// starter:   func points() async throws(CheckoutError) -> Int
// starter:   func address() async throws(CheckoutError) -> String
// starter:   func wishList() async throws(CheckoutError) -> [OrderLine.ID]
// starter:   func reviews(of id: OrderLine.ID) async throws(CheckoutError) -> [String]
// starter: }
// end 6.5

/// Tells the shop how an order is paid.
protocol InstalmentPaying {
  /// - Parameter sum: The total amount, including interest.
  func pay(order number: Int, sum: Won, months: Int) async throws(CheckoutError)
}
