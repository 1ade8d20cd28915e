// Presenter → Service: the requests to the shop's server.

// exercise 6.5 · contract: The confirmation needs one method and gets nine. Give every client only the methods it uses.

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

/// Cancels orders.
protocol OrderCancelling {
  func cancelOrder(_ number: Int) async throws(CheckoutError)
}

/// Reads the user's account.
protocol AccountReading {
  func orderNumbers() async throws(CheckoutError) -> [Int]
  func points() async throws(CheckoutError) -> Int
  func address() async throws(CheckoutError) -> String
}

/// Reads wishes and reviews.
protocol OpinionReading {
  func wishList() async throws(CheckoutError) -> [OrderLine.ID]
  func reviews(of id: OrderLine.ID) async throws(CheckoutError) -> [String]
}

/// Everything that the shop's server can do.
typealias CheckoutService =
  CartLoading & CouponFinding & OrderPlacing & OrderCancelling & AccountReading & OpinionReading
// starter:
// starter: /// Everything that the shop's server can do.
// starter: protocol CheckoutService {
// starter:   func cart() async throws(CheckoutError) -> [OrderLine]
// starter:   func coupon(code: String) async throws(CheckoutError) -> Coupon
// starter:   func place(_ order: Order, total: Won) async throws(CheckoutError) -> Int
// starter:   func cancelOrder(_ number: Int) async throws(CheckoutError)
// starter:   func orderNumbers() async throws(CheckoutError) -> [Int]
// starter:   func points() async throws(CheckoutError) -> Int
// starter:   func address() async throws(CheckoutError) -> String
// starter:   func wishList() async throws(CheckoutError) -> [OrderLine.ID]
// starter:   func reviews(of id: OrderLine.ID) async throws(CheckoutError) -> [String]
// starter: }
// starter:
// starter: // Four jobs that have a name, but no method yet.
// starter: protocol CartLoading {}
// starter: protocol CouponFinding {}
// starter: protocol OrderPlacing {}
// starter: protocol OrderCancelling {}
// end 6.5

/// Tells the shop how an order is paid.
///
/// It is the newest job, and the first one that got its own protocol.
protocol InstalmentPaying {
  /// - Parameter sum: The total amount, including interest.
  func pay(order number: Int, sum: Won, months: Int) async throws(CheckoutError)
}
