// Test doubles, one for each job. Each has the method of its job and no other, so it doesn't compile if the
// job's protocol requires more than that. Then look at the protocol, which is in CheckoutServiceContract.swift.

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

final class CartStub: CartLoading {
  func cart() async throws(CheckoutError) -> [OrderLine] { [] }
}

final class CouponStub: CouponFinding {
  func coupon(code: String) async throws(CheckoutError) -> Coupon { .spring }
}

final class PlacingStub: OrderPlacing {
  func place(_ order: Order, total: Won) async throws(CheckoutError) -> Int { 1042 }
}

final class CancellingSpy: OrderCancelling {
  private(set) var cancelled: [Int] = []

  func cancelOrder(_ number: Int) async throws(CheckoutError) { cancelled.append(number) }
}

/// Sends every request to the shop's server; it compiles as long as no method is lost.
func askForEverything(_ service: any CheckoutService) async throws(CheckoutError) {
  let order = Order(lines: try await service.cart(), coupon: try await service.coupon(code: "MAY"))
  let number = try await service.place(order, total: 0)
  try await service.cancelOrder(number)
  for id in try await service.wishList() { _ = try await service.reviews(of: id) }
  _ = (try await service.orderNumbers(), try await service.points(), try await service.address())
}

/// Conforms to all jobs with the methods of `Idle`.
///
/// A job that has a default implementation would be ambiguous here, so then this doesn't compile. Then remove the
/// extension of that protocol: a service that lacks a method should not compile, instead of doing nothing.
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
