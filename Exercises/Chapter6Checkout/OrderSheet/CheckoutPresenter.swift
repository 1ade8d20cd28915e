/// Presenter: all that happens on the order sheet.
final class CheckoutPresenter: CheckoutPresenterProtocol {
  // TODO: 6.5 The confirmation can place orders, because whoever gets one method gets nine.
  // Who needs one thing is given one thing.
  typealias Service = CheckoutService

  weak var view: (any CheckoutViewProtocol)?
  private let service: any Service
  private let router: any CheckoutRouterProtocol
  private let billing: any BillingProtocol
  private let check: any OrderCheckProtocol
  private let money: any MoneyWordsProtocol
  private var order = Order()
  /// Whether the server is about to answer.
  private var isWaiting = false

  init(
    service: any Service, router: any CheckoutRouterProtocol, billing: any BillingProtocol,
    check: any OrderCheckProtocol, money: any MoneyWordsProtocol
  ) {
    self.service = service
    self.router = router
    self.billing = billing
    self.check = check
    self.money = money
  }

  func viewDidLoad() {
    beginWaiting()
    Task { [service, weak self] in
      do throws(CheckoutError) {
        let lines = try await service.cart()
        self?.endWaiting()
        self?.order.lines = lines
        self?.showSheet()
      } catch {
        self?.endWaiting()
        self?.view?.showMessage(error.reason)
      }
    }
  }

  func didAddOne(id: OrderLine.ID) {
    guard !isWaiting, let index = order.lines.firstIndex(where: { $0.id == id }) else { return }
    order.lines[index].quantity += 1
    showSheet()
  }

  func didTakeOne(id: OrderLine.ID) {
    guard !isWaiting, let index = order.lines.firstIndex(where: { $0.id == id }) else { return }
    order.lines[index].quantity -= 1
    if order.lines[index].quantity < 1 { order.lines.remove(at: index) }
    showSheet()
  }

  func didEnterCoupon(_ code: String) {
    guard !isWaiting else { return }
    beginWaiting()
    Task { [service, weak self] in
      do throws(CheckoutError) {
        let coupon = try await service.coupon(code: code.uppercased())
        self?.endWaiting()
        self?.order.coupon = coupon
        self?.showSheet()
      } catch {
        self?.endWaiting()
        self?.view?.showMessage(error.reason)
      }
    }
  }

  func didSelectOrder() {
    // TODO: 6.4 An order is not taken, and the shop cannot say why without a screen.
    var isValid = true
    var amount = 0
    for line in order.lines {
      amount += line.price * line.quantity
      if line.quantity > line.stock { isValid = false }
    }
    if amount < 15_000 { isValid = false }
    if let coupon = order.coupon, amount < coupon.minimum { isValid = false }
    guard isValid else { return }

    // TODO: 6.3 The price has a rule of its own now, and the screen still computes.
    let goods = order.lines.map { $0.price * $0.quantity }.reduce(0, +)
    var total = goods - goods * (order.coupon?.percent ?? 0) / 100
    if total < 50_000 {
      total += order.lines.map(\.shippingFee).min() ?? 0
    }

    // TODO: 6.8 Somebody taps twice, and two orders arrive. It fails, and the sheet is empty.
    beginWaiting()
    Task { [service, order, total, weak self] in
      let number = try? await service.place(order, total: total)
      self?.endWaiting()
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
    // TODO: 6.3 The price has a rule of its own now, and the screen still computes.
    var subtotal = 0
    for line in order.lines { subtotal += line.price * line.quantity }
    let discount = subtotal * (order.coupon?.percent ?? 0) / 100
    var fee = order.lines.map(\.shippingFee).min() ?? 0
    if subtotal - discount >= 50_000 { fee = 0 }
    let bill = Bill(
      subtotal: subtotal, discount: discount, shipping: fee,
      total: subtotal - discount + fee)

    // TODO: 6.4 An order is not taken, and the shop cannot say why without a screen.
    var notice: String?
    if let line = order.lines.first(where: { $0.quantity > $0.stock }) {
      notice = "Only \(line.stock) of \(line.name) are left."
    } else if bill.subtotal < 15_000 {
      notice = "Add goods for \(words(for: 15_000 - bill.subtotal)) to order."
    } else if let coupon = order.coupon, bill.subtotal < coupon.minimum {
      notice = "The coupon \(coupon.code) needs goods for \(words(for: coupon.minimum))."
    }

    view?.show(
      OrderSheet(
        rows: order.lines.map {
          OrderSheet.Row(
            id: $0.id, name: $0.name,
            text: "\($0.name) × \($0.quantity): \(words(for: $0.cost))")
        },
        discount: bill.discount > 0 ? words(for: -bill.discount) : nil,
        shipping: bill.shipping == 0 ? "free" : words(for: bill.shipping),
        total: words(for: bill.total), notice: notice))
  }

  private func words(for amount: Won) -> String {
    // TODO: 6.7 What a price looks like is decided on two screens, each by itself. Decide it once.
    var digits = ""
    for (index, digit) in String(amount.magnitude).reversed().enumerated() {
      if index > 0 && index.isMultiple(of: 3) { digits = ",\(digits)" }
      digits = "\(digit)\(digits)"
    }
    return "\(amount < 0 ? "−" : "")\(digits) won"
  }

  private func beginWaiting() {
    isWaiting = true
    view?.showLoading()
  }

  private func endWaiting() {
    isWaiting = false
    view?.hideLoading()
  }
}
