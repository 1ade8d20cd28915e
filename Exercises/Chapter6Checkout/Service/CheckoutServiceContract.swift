// Presenter → Service: the requests to the shop's server.

// TODO: 6.5 The confirmation needs one method and gets nine. Give every client only the methods it uses.

/// Everything that the shop's server can do.
protocol CheckoutService {
  func cart() async throws(CheckoutError) -> [OrderLine]
  func coupon(code: String) async throws(CheckoutError) -> Coupon
  func place(_ order: Order, total: Won) async throws(CheckoutError) -> Int
  func cancelOrder(_ number: Int) async throws(CheckoutError)
  func orderNumbers() async throws(CheckoutError) -> [Int]
  func points() async throws(CheckoutError) -> Int
  func address() async throws(CheckoutError) -> String
  func wishList() async throws(CheckoutError) -> [OrderLine.ID]
  func reviews(of id: OrderLine.ID) async throws(CheckoutError) -> [String]
}

// Four jobs that have a name, but no method yet.
protocol CartLoading {}
protocol CouponFinding {}
protocol OrderPlacing {}
protocol OrderCancelling {}

/// Tells the shop how an order is paid.
///
/// It is the newest job, and the first one that got its own protocol.
protocol InstalmentPaying {
  /// - Parameter sum: The total amount, including interest.
  func pay(order number: Int, sum: Won, months: Int) async throws(CheckoutError)
}
