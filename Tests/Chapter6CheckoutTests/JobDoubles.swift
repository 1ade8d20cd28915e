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

/// What the doubles of the jobs can do.
enum JobDoubles {
  /// Those that can do another job than their own, or all of them.
  static var withSeveralJobs: [String] {
    let doubles: [Any] = [CartStub(), CouponStub(), PlacingStub(), CancellingSpy()]
    return zip(0..., doubles).filter { own, double in
      let jobs = [
        double is any CartLoading, double is any CouponFinding, double is any OrderPlacing,
        double is any OrderCancelling,
      ]
      return jobs != doubles.indices.map { $0 == own } || double is any CheckoutService
    }.map { "\(type(of: $1))" }
  }

  /// The requests that the shop doesn't receive when it is asked for everything that the server can do.
  static func lostRequests() async -> [String] {
    let shop = Shop(lines: [.kettle])
    let service: any CheckoutService = shop
    _ = try? await service.cart()
    _ = try? await service.coupon(code: "SPRING")
    _ = try? await service.place(Order(lines: [.tea]), total: 9)
    try? await service.cancelOrder(31)
    _ = try? await service.orderNumbers()
    _ = try? await service.points()
    _ = try? await service.address()
    _ = try? await service.wishList()
    _ = try? await service.reviews(of: 8)
    let requests = [
      "cart", "coupon SPRING", "place 1 Tea for 9", "cancel 31", "orders", "points", "address",
      "wishes", "reviews of 8",
    ]
    return requests.filter { !shop.transcript.contains("server: \($0)") }
  }
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
