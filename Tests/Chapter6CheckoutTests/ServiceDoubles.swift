@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// All that the server can do, which nobody is given unless a subclass says so; it remembers what it was asked.
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
  func orderNumbers() async throws(CheckoutError) -> [Int] { [] }
  func points() async throws(CheckoutError) -> Int { 0 }
  func address() async throws(CheckoutError) -> String { "" }
  func wishList() async throws(CheckoutError) -> [OrderLine.ID] { [] }
  func reviews(of id: OrderLine.ID) async throws(CheckoutError) -> [String] { [] }
}

/// Does what an order sheet needs, and no more.
final class OnlySheet: AnyService, CartLoading, CouponFinding, OrderPlacing {}
