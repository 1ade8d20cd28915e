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

/// Says to do all, and has only what `Idle` does for it.
///
/// A job with a default of its own would be as good, so then this does not compile. Who says to do a job has to
/// do it.
final class IdleService: Idle {}

extension IdleService: @MainActor CheckoutService {}

protocol Idle {}

extension Idle {
  func cart() async throws(CheckoutError) -> [OrderLine] { [] }
  func coupon(code: String) async throws(CheckoutError) -> Coupon { .spring }
  func place(_ order: Order, total: Won) async throws(CheckoutError) -> Int { 1042 }
  func cancelOrder(_ number: Int) async throws(CheckoutError) {}
  func orderNumbers() async throws(CheckoutError) -> [Int] { [] }
  func points() async throws(CheckoutError) -> Int { 0 }
  func address() async throws(CheckoutError) -> String { "" }
  func wishList() async throws(CheckoutError) -> [OrderLine.ID] { [] }
  func reviews(of id: OrderLine.ID) async throws(CheckoutError) -> [String] { [] }
}
