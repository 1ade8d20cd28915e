// Presenter → Service: what one may ask the shop's server for.

// exercise 6.5 · contract: The confirmation can place orders, because whoever gets one method gets nine.
// Who needs one thing is given one thing.

/// Loads what somebody has put into the cart.
protocol CartLoading {
  func cart() async throws(CheckoutError) -> [OrderLine]
}

/// Knows the shop's coupons.
protocol CouponFinding {
  func coupon(code: String) async throws(CheckoutError) -> Coupon
}

/// Takes orders.
protocol OrderPlacing {
  /// - Returns: The number of the order.
  func place(_ order: Order, total: Won) async throws(CheckoutError) -> Int
}

/// Takes orders back.
protocol OrderCancelling {
  func cancelOrder(_ number: Int) async throws(CheckoutError)
}

/// Knows what the shop keeps about somebody.
protocol AccountReading {
  func orderNumbers() async throws(CheckoutError) -> [Int]
  func points() async throws(CheckoutError) -> Int
  func address() async throws(CheckoutError) -> String
}

/// Knows what people think of the goods.
protocol OpinionReading {
  func wishList() async throws(CheckoutError) -> [OrderLine.ID]
  func reviews(of id: OrderLine.ID) async throws(CheckoutError) -> [String]
}

/// All that the shop's server can do; only the piece that asks the server is all of it.
typealias CheckoutService =
  CartLoading & CouponFinding & OrderPlacing & OrderCancelling & AccountReading & OpinionReading
// starter:
// starter: /// All that the shop's server can do.
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
// starter: // Four jobs that have a name, and nothing to do yet.
// starter: protocol CartLoading {}
// starter: protocol CouponFinding {}
// starter: protocol OrderPlacing {}
// starter: protocol OrderCancelling {}
// end 6.5

/// Agrees with the shop how an order is paid: the newest job, and the first with a protocol of its own.
protocol InstalmentPaying {
  /// - Parameter sum: All that is paid, with the interest.
  func pay(order number: Int, sum: Won, months: Int) async throws(CheckoutError)
}
