// Presenter → Service: what one may ask the shop's server for.

// TODO: 6.5 The confirmation can place orders, because whoever gets one method gets nine.
// Who needs one thing is given one thing.

/// All that the shop's server can do.
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

// Four jobs that have a name, and nothing to do yet.
protocol CartLoading {}
protocol CouponFinding {}
protocol OrderPlacing {}
protocol OrderCancelling {}

/// Agrees with the shop how an order is paid: the newest job, and the first with a protocol of its own.
protocol InstalmentPaying {
  /// - Parameter sum: All that is paid, with the interest.
  func pay(order number: Int, sum: Won, months: Int) async throws(CheckoutError)
}
