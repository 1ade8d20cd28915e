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

/// Asks the shop's server for all that there is; it compiles as long as no method is lost.
func askForEverything(_ service: any CheckoutService) async throws(CheckoutError) {
  let order = Order(lines: try await service.cart(), coupon: try await service.coupon(code: "MAY"))
  let number = try await service.place(order, total: 0)
  try await service.cancelOrder(number)
  for id in try await service.wishList() { _ = try await service.reviews(of: id) }
  _ = (try await service.orderNumbers(), try await service.points(), try await service.address())
}
