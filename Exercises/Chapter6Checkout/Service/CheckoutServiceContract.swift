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

// TODO: 6.5 The confirmation needs one method and gets nine. Give every client only the methods it uses.

/// Cancels orders.
protocol OrderCancelling {}

/// Everything that the shop's server can do, except for payments.
protocol CheckoutService: CartLoading, CouponFinding, OrderPlacing {
  func cancelOrder(_ number: Int) async throws(CheckoutError)
  func orderNumbers() async throws(CheckoutError) -> [Int]
  func points() async throws(CheckoutError) -> Int
  func address() async throws(CheckoutError) -> String
  func wishList() async throws(CheckoutError) -> [OrderLine.ID]
  func reviews(of id: OrderLine.ID) async throws(CheckoutError) -> [String]
}

/// Tells the shop how an order is paid.
protocol InstalmentPaying {
  /// - Parameter sum: The total amount, including interest.
  func pay(order number: Int, sum: Won, months: Int) async throws(CheckoutError)
}
