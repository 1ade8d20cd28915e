@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// Sits between an order sheet's presenter and the shop, and changes the messages.
final class Middleman: CheckoutViewProtocol, CheckoutRouterProtocol {
  private let shop: Shop
  private let edit: (SheetMessage, Occasion) -> [SheetMessage]
  /// The last user action.
  var occasion = Occasion.load

  /// - Parameter edit: The messages that are sent in place of one.
  init(_ shop: Shop, edit: @escaping (SheetMessage, Occasion) -> [SheetMessage]) {
    self.shop = shop
    self.edit = edit
  }

  func showLoading() { pass(.wait) }
  func hideLoading() { pass(.endOfWait) }
  func showMessage(_ message: String) { pass(.words(message)) }
  func show(_ sheet: OrderSheet) { pass(.sheet(sheet)) }
  func showConfirmation(ofOrder number: Int, total: Won) {
    pass(.confirmation(number: number, total: total))
  }

  private func pass(_ message: SheetMessage) {
    for message in edit(message, occasion) {
      switch message {
      case .wait: shop.showLoading()
      case .endOfWait: shop.hideLoading()
      case .words(let words): shop.showMessage(words)
      case .sheet(let sheet): shop.show(sheet)
      case .confirmation(let number, let total):
        shop.showConfirmation(ofOrder: number, total: total)
      }
    }
  }
}
