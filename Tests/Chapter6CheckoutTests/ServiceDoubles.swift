@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// All methods of the shop; it conforms only to the jobs that a subclass names, and records the requests.
class AnyService {
  private(set) var asked: [String] = []

  init() {}

  func cart() async throws(CheckoutError) -> [OrderLine] {
    asked.append("cart")
    return [.kettle]
  }
  func coupon(code: String) async throws(CheckoutError) -> Coupon {
    asked.append("coupon \(code)")
    throw .unknownCoupon(code: code)
  }
  func place(_ order: Order, total: Won) async throws(CheckoutError) -> Int {
    asked.append("place")
    return 1042
  }
  func cancelOrder(_ number: Int) async throws(CheckoutError) { asked.append("cancel \(number)") }
  func orderNumbers() async throws(CheckoutError) -> [Int] {
    asked.append("orderNumbers")
    return []
  }
  func points() async throws(CheckoutError) -> Int {
    asked.append("points")
    return 0
  }
  func address() async throws(CheckoutError) -> String {
    asked.append("address")
    return ""
  }
  func wishList() async throws(CheckoutError) -> [OrderLine.ID] {
    asked.append("wishList")
    return []
  }
  func reviews(of id: OrderLine.ID) async throws(CheckoutError) -> [String] {
    asked.append("reviews")
    return []
  }
  func pay(order number: Int, sum: Won, months: Int) async throws(CheckoutError) {
    asked.append("pay")
  }
}

/// Does the jobs that an order sheet needs, and no other.
final class OnlySheet: AnyService, CartLoading, CouponFinding, OrderPlacing {}

/// Does what the order sheet's `Service` requires, whatever that is.
final class SheetService: AnyService {}

extension SheetService: @MainActor CheckoutPresenter.Service {}

/// Does what the confirmation's `Service` requires, whatever that is.
final class ConfirmationService: AnyService {}

extension ConfirmationService: @MainActor ConfirmationPresenter.Service {}

extension AnyService {
  /// The first word of each request.
  var methods: [String] { asked.map { "\($0.prefix { $0 != " " })" } }

  /// The jobs to which it conforms.
  var jobs: [String] {
    [
      self is any CartLoading ? "CartLoading" : nil,
      self is any CouponFinding ? "CouponFinding" : nil,
      self is any OrderPlacing ? "OrderPlacing" : nil,
      self is any OrderCancelling ? "OrderCancelling" : nil,
      self is any InstalmentPaying ? "InstalmentPaying" : nil,
      self is any CheckoutService ? "CheckoutService" : nil,
    ].compactMap(\.self)
  }
}
