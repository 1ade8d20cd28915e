@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// What an order sheet does, as a value: its order, and its transcript.
///
/// Its business rules are those of the sheet before the refactoring by default.
struct SheetModel {
  private let cart: [OrderLine]
  private let coupon: Coupon
  private let rules: SheetRules
  private var order = Order()
  /// The number of each placed order.
  var number = 1042
  private(set) var transcript: [String] = []

  init(cart: [OrderLine], coupon: Coupon, rules: SheetRules) {
    self.cart = cart
    self.coupon = coupon
    self.rules = rules
  }

  /// Performs one user action.
  ///
  /// - Parameter failure: The error with which the server answers, if it fails.
  mutating func receive(_ event: CheckoutEvent, failure: CheckoutError? = nil) {
    switch event {
    case .load: ask("cart", failure) { $0.order.lines = $0.cart }
    case .addOne(let id): change(id, by: 1)
    case .takeOne(let id): change(id, by: -1)
    case .coupon(let code):
      let code = code.uppercased()
      let unknown = code == coupon.code ? nil : CheckoutError.unknownCoupon(code: code)
      ask("coupon \(code)", failure ?? unknown) { $0.order.coupon = $0.coupon }
    case .order:
      guard rules.check.problem(with: order) == nil else { return }
      let goods = order.lines.map { "\($0.quantity) \($0.name)" } + [order.coupon?.code]
      let total = rules.billing.bill(for: order).total
      let words = goods.compactMap(\.self).joined(separator: ", ")
      let isPlaced = ask("place \(words) for \(total)", failure) { $0.order = Order() }
      if isPlaced { transcript.append("router: order \(number) for \(total)") }
    }
  }

  /// Sends a request, and changes the model on success; returns whether it succeeded.
  @discardableResult
  private mutating func ask(
    _ question: String, _ failure: CheckoutError?, then change: (inout SheetModel) -> Void
  ) -> Bool {
    transcript += ["view: show loading", "server: \(question)", "view: hide loading"]
    if let failure {
      transcript.append("view: \(failure.reason)")
    } else {
      change(&self)
      showSheet()
    }
    return failure == nil
  }

  private mutating func change(_ id: OrderLine.ID, by count: Int) {
    guard let index = order.lines.firstIndex(where: { $0.id == id }) else { return }
    order.lines[index].quantity += count
    if count < 0, order.lines[index].quantity < 1 { order.lines.remove(at: index) }
    showSheet()
  }

  private mutating func showSheet() {
    let bill = rules.billing.bill(for: order)
    transcript.append("view: sheet")
    transcript += order.lines.map { "  \($0.name) × \($0.quantity): \(string(for: $0.cost))" }
    if bill.discount > 0 { transcript.append("  coupon \(string(for: -bill.discount))") }
    transcript.append("  shipping \(bill.shipping == 0 ? "free" : string(for: bill.shipping))")
    transcript.append("  total \(string(for: bill.total))")
    switch rules.check.problem(with: order) {
    case .outOfStock(let product, let left):
      transcript.append("  Only \(left) of \(product) are left.")
    case .belowMinimum(let missing):
      transcript.append("  Add goods for \(string(for: missing)) to order.")
    case .couponNotValid(let code, let minimum):
      transcript.append("  The coupon \(code) needs goods for \(string(for: minimum)).")
    case nil: break
    }
  }

  private func string(for amount: Won) -> String { rules.money.string(for: amount) }
}
