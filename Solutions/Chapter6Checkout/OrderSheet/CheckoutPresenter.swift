/// Presenter: everything that happens on the order sheet.
///
/// It begins as a massive presenter on purpose, and the exercises of this chapter move its rules out.
final class CheckoutPresenter: CheckoutPresenterProtocol {
  // exercise 6.5 · order sheet: The confirmation needs one method and gets nine. Give every client only the methods it uses.
  typealias Service = CartLoading & CouponFinding & OrderPlacing
  // starter: typealias Service = CheckoutService
  // end 6.5

  weak var view: (any CheckoutViewProtocol)?
  private let service: any Service
  private let router: any CheckoutRouterProtocol
  private let billing: any BillingProtocol
  private let check: any OrderCheckProtocol
  private let money: any MoneyFormatterProtocol
  private var order = Order()
  /// Whether a request is in flight.
  private var isLoading = false

  init(
    service: any Service, router: any CheckoutRouterProtocol, billing: any BillingProtocol,
    check: any OrderCheckProtocol, money: any MoneyFormatterProtocol
  ) {
    self.service = service
    self.router = router
    self.billing = billing
    self.check = check
    self.money = money
  }

  func viewDidLoad() {
    beginLoading()
    Task { [service, weak self] in
      do throws(CheckoutError) {
        let lines = try await service.cart()
        self?.endLoading()
        self?.order.lines = lines
        self?.showSheet()
      } catch {
        self?.endLoading()
        self?.view?.showMessage(error.reason)
      }
    }
  }

  func didAddOne(id: OrderLine.ID) {
    guard !isLoading, order.lines.contains(where: { $0.id == id }) else { return }
    order.addOne(of: id)
    showSheet()
  }

  func didTakeOne(id: OrderLine.ID) {
    guard !isLoading, order.lines.contains(where: { $0.id == id }) else { return }
    order.takeOne(of: id)
    showSheet()
  }

  func didEnterCoupon(_ text: String) {
    let code = Coupon.code(typed: text)
    guard !isLoading, !code.isEmpty else { return }
    beginLoading()
    Task { [service, weak self] in
      do throws(CheckoutError) {
        let coupon = try await service.coupon(code: code)
        self?.endLoading()
        self?.order.coupon = coupon
        self?.showSheet()
      } catch {
        self?.endLoading()
        self?.view?.showMessage(error.reason)
      }
    }
  }

  func didSelectOrder() {
    // exercise 6.4 · order: Only a screen can tell why an order is rejected. Return the reason from a rule.
    guard check.problem(with: order) == nil else { return }
    // starter: var isValid = true
    // starter: var amount = 0
    // starter: for line in order.lines {
    // starter:   amount += line.price * line.quantity
    // starter:   if line.quantity > line.stock { isValid = false }
    // starter: }
    // starter: if amount < 15_000 { isValid = false }
    // starter: if let coupon = order.coupon, amount < coupon.minimum { isValid = false }
    // starter: guard isValid else { return }
    // end 6.4

    // exercise 6.3 · order: The price has its own type, but the screen still calculates it. Prove it, and use the bill.
    let total = billing.bill(for: order).total
    // starter: let goods = order.lines.map { $0.price * $0.quantity }.reduce(0, +)
    // starter: var total = goods - goods * (order.coupon?.percent ?? 0) / 100
    // starter: if total < 50_000 {
    // starter:   total += order.lines.map(\.shippingFee).min() ?? 0
    // starter: }
    // end 6.3

    // exercise 6.8: A double tap places two orders, and a failed order empties the sheet. Fix both.
    guard !isLoading else { return }
    beginLoading()
    Task { [service, order, weak self] in
      do throws(CheckoutError) {
        let number = try await service.place(order, total: total)
        self?.endLoading()
        self?.order = Order()
        self?.showSheet()
        self?.router.showConfirmation(ofOrder: number, total: total)
      } catch {
        self?.endLoading()
        self?.view?.showMessage(error.reason)
      }
    }
    // starter: beginLoading()
    // starter: Task { [service, order, total, weak self] in
    // starter:   let number = try? await service.place(order, total: total)
    // starter:   self?.endLoading()
    // starter:   self?.order = Order()
    // starter:   self?.showSheet()
    // starter:   if let number {
    // starter:     self?.router.showConfirmation(ofOrder: number, total: total)
    // starter:   } else {
    // starter:     self?.view?.showMessage("Something went wrong.")
    // starter:   }
    // starter: }
    // end 6.8
  }

  private func showSheet() {
    // exercise 6.3 · sheet: The price has its own type, but the screen still calculates it. Prove it, and use the bill.
    let bill = billing.bill(for: order)
    // starter: var subtotal = 0
    // starter: for line in order.lines { subtotal += line.price * line.quantity }
    // starter: let discount = subtotal * (order.coupon?.percent ?? 0) / 100
    // starter: var fee = order.lines.map(\.shippingFee).min() ?? 0
    // starter: if subtotal - discount >= 50_000 { fee = 0 }
    // starter: let bill = Bill(
    // starter:   subtotal: subtotal, discount: discount, shipping: fee,
    // starter:   total: subtotal - discount + fee)
    // end 6.3

    // exercise 6.4 · sheet: Only a screen can tell why an order is rejected. Return the reason from a rule.
    let notice: String? =
      switch check.problem(with: order) {
      case .outOfStock(let product, let left): "Only \(left) of \(product) are left."
      case .belowMinimum(let missing): "Add goods for \(string(for: missing)) to order."
      case .couponNotValid(let code, let minimum):
        "The coupon \(code) needs goods for \(string(for: minimum))."
      case nil: nil
      }
    // starter: var notice: String?
    // starter: if let line = order.lines.first(where: { $0.quantity > $0.stock }) {
    // starter:   notice = "Only \(line.stock) of \(line.name) are left."
    // starter: } else if bill.subtotal < 15_000 {
    // starter:   notice = "Add goods for \(string(for: 15_000 - bill.subtotal)) to order."
    // starter: } else if let coupon = order.coupon, bill.subtotal < coupon.minimum {
    // starter:   notice = "The coupon \(coupon.code) needs goods for \(string(for: coupon.minimum))."
    // starter: }
    // end 6.4

    view?.show(
      OrderSheet(
        rows: order.lines.map {
          OrderSheet.Row(
            id: $0.id, name: $0.name,
            text: "\($0.name) × \($0.quantity): \(string(for: $0.cost))")
        },
        discount: bill.discount > 0 ? string(for: -bill.discount) : nil,
        shipping: bill.shipping == 0 ? "free" : string(for: bill.shipping),
        total: string(for: bill.total), notice: notice))
  }

  private func string(for amount: Won) -> String {
    // exercise 6.7 · order sheet: Two screens format prices in different ways, and one is wrong. Use one formatter for both.
    money.string(for: amount)
    // starter: var digits = ""
    // starter: for (index, digit) in String(amount.magnitude).reversed().enumerated() {
    // starter:   if index > 0 && index.isMultiple(of: 3) { digits = ",\(digits)" }
    // starter:   digits = "\(digit)\(digits)"
    // starter: }
    // starter: return "\(amount < 0 ? "−" : "")\(digits) won"
    // end 6.7
  }

  private func beginLoading() {
    isLoading = true
    view?.showLoading()
  }

  private func endLoading() {
    isLoading = false
    view?.hideLoading()
  }
}
