// Stand-ins, as a test of a presenter needs them: each does one job, and has no other method. When a job
// asks for more than it is named for, its stand-in does not compile.

@testable import Chapter6Checkout

final class CartStandIn: CartLoading {
  func cart() async throws(CheckoutError) -> [OrderLine] { [] }
}

final class CouponStandIn: CouponFinding {
  func coupon(code: String) async throws(CheckoutError) -> Coupon { .spring }
}

final class PlacingStandIn: OrderPlacing {
  func place(_ order: Order, total: Won) async throws(CheckoutError) -> Int { 1042 }
}

final class CancellingStandIn: OrderCancelling {
  private(set) var cancelled: [Int] = []

  func cancelOrder(_ number: Int) async throws(CheckoutError) { cancelled.append(number) }
}
