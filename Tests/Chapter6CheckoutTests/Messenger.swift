@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// Sends the requests of an order sheet to the shop, some of them changed.
final class Messenger: AnyService {
  private let shop: Shop
  private let repeats: Set<Question>
  private let edit: (Order, Won) -> (order: Order, total: Won)

  /// A request of an order sheet.
  enum Question { case cart, coupon, order }

  /// - Parameters:
  ///   - repeats: The requests that it sends twice.
  ///   - edit: The order and the total that it places.
  init(
    _ shop: Shop, repeats: Set<Question> = [],
    edit: @escaping (Order, Won) -> (order: Order, total: Won) = { ($0, $1) }
  ) {
    self.shop = shop
    self.repeats = repeats
    self.edit = edit
    super.init(Recorder())
  }

  override func cart() async throws(CheckoutError) -> [OrderLine] {
    if repeats.contains(.cart) { _ = try await shop.cart() }
    return try await shop.cart()
  }

  override func coupon(code: String) async throws(CheckoutError) -> Coupon {
    if repeats.contains(.coupon) { _ = try await shop.coupon(code: code) }
    return try await shop.coupon(code: code)
  }

  override func place(_ order: Order, total: Won) async throws(CheckoutError) -> Int {
    let (order, total) = edit(order, total)
    if repeats.contains(.order) { _ = try await shop.place(order, total: total) }
    return try await shop.place(order, total: total)
  }
}

extension Messenger: @MainActor CheckoutService {}
