@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// Stands between an order sheet's presenter and the shop, and passes on what it likes.
final class Middleman: CheckoutViewProtocol, CheckoutRouterProtocol {
  private let shop: Shop
  private let sheet: (OrderSheet) -> OrderSheet
  private let beginsWaits: Bool
  private let endsWaits: Bool
  private let confirm: (Won) -> [Won]
  private let confirmsEarly: Bool
  /// The total that was shown last.
  private var total: Won = 0

  init(
    _ shop: Shop, sheet: @escaping (OrderSheet) -> OrderSheet = { $0 }, beginsWaits: Bool = true,
    endsWaits: Bool = true, confirm: @escaping (Won) -> [Won] = { [$0] },
    confirmsEarly: Bool = false
  ) {
    self.shop = shop
    self.sheet = sheet
    self.beginsWaits = beginsWaits
    self.endsWaits = endsWaits
    self.confirm = confirm
    self.confirmsEarly = confirmsEarly
  }

  /// Hears of the tap on "Order" before the presenter does.
  func willSelectOrder() {
    if confirmsEarly { shop.showConfirmation(ofOrder: 1042, total: total) }
  }

  func showLoading() { if beginsWaits { shop.showLoading() } }
  func hideLoading() { if endsWaits { shop.hideLoading() } }
  func showMessage(_ message: String) { shop.showMessage(message) }
  func show(_ sheet: OrderSheet) {
    total = Int(sheet.total.filter(\.isNumber)) ?? 0
    shop.show(self.sheet(sheet))
  }

  func showConfirmation(ofOrder number: Int, total: Won) {
    guard !confirmsEarly else { return }
    for total in confirm(total) { shop.showConfirmation(ofOrder: number, total: total) }
  }
}

nonisolated extension OrderSheet {
  /// The sheet with something else on it.
  func with(shipping: String? = nil, total: String? = nil, discount: String?, notice: String?)
    -> OrderSheet
  {
    OrderSheet(
      rows: rows, discount: discount, shipping: shipping ?? self.shipping,
      total: total ?? self.total, notice: notice)
  }
}
