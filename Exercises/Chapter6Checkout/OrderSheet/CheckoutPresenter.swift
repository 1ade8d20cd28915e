/// Presenter: everything that happens on the order sheet.
///
/// It begins as a massive presenter on purpose, and the exercises of this chapter move its rules out.
final class CheckoutPresenter: CheckoutPresenterProtocol {
  // TODO: 6.5 The confirmation needs one method and gets nine. Give every client only the methods it uses.
  typealias Service = CheckoutService

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
    // TODO: 6.4 Only a screen can tell why an order is rejected. Return the reason from a rule.
    var isValid = true
    var amount = 0
    for line in order.lines {
      amount += line.price * line.quantity
      if line.quantity > line.stock { isValid = false }
    }
    if amount < 15_000 { isValid = false }
    if let coupon = order.coupon, amount < coupon.minimum { isValid = false }
    guard isValid else { return }

    // TODO: 6.3 The price has its own type, but the screen still calculates it. Prove it, and use the bill.
    let goods = order.lines.map { $0.price * $0.quantity }.reduce(0, +)
    var total = goods - goods * (order.coupon?.percent ?? 0) / 100
    if total < 50_000 {
      total += order.lines.map(\.shippingFee).min() ?? 0
    }

    // TODO: 6.8 A double tap places two orders, and a failed order empties the sheet. Fix both.
    beginLoading()
    Task { [service, order, total, weak self] in
      let number = try? await service.place(order, total: total)
      self?.endLoading()
      self?.order = Order()
      self?.showSheet()
      if let number {
        self?.router.showConfirmation(ofOrder: number, total: total)
      } else {
        self?.view?.showMessage("Something went wrong.")
      }
    }
  }

  private func showSheet() {
    // TODO: 6.3 The price has its own type, but the screen still calculates it. Prove it, and use the bill.
    var subtotal = 0
    for line in order.lines { subtotal += line.price * line.quantity }
    let discount = subtotal * (order.coupon?.percent ?? 0) / 100
    var fee = order.lines.map(\.shippingFee).min() ?? 0
    if subtotal - discount >= 50_000 { fee = 0 }
    let bill = Bill(
      subtotal: subtotal, discount: discount, shipping: fee,
      total: subtotal - discount + fee)

    // TODO: 6.4 Only a screen can tell why an order is rejected. Return the reason from a rule.
    var notice: String?
    if let line = order.lines.first(where: { $0.quantity > $0.stock }) {
      notice = "Only \(line.stock) of \(line.name) are left."
    } else if bill.subtotal < 15_000 {
      notice = "Add goods for \(string(for: 15_000 - bill.subtotal)) to order."
    } else if let coupon = order.coupon, bill.subtotal < coupon.minimum {
      notice = "The coupon \(coupon.code) needs goods for \(string(for: coupon.minimum))."
    }

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
    // TODO: 6.7 Two screens format prices in different ways, and one is wrong. Use one formatter for both.
    var digits = ""
    for (index, digit) in String(amount.magnitude).reversed().enumerated() {
      if index > 0 && index.isMultiple(of: 3) { digits = ",\(digits)" }
      digits = "\(digit)\(digits)"
    }
    return "\(amount < 0 ? "−" : "")\(digits) won"
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
