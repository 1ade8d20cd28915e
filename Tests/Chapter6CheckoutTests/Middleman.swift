@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// Sits between an order sheet's presenter and the shop, and changes the messages.
final class Middleman: CheckoutViewProtocol, CheckoutRouterProtocol {
  private let shop: Shop
  private let edit: (SheetCall, Occasion) -> [SheetCall]
  /// The user action to which the messages belong.
  private(set) var occasion = Occasion.load
  /// Whether the presenter has shown the loading state, and has not hidden it yet.
  private var isWaiting = false

  /// - Parameter edit: The messages that are sent in place of one.
  init(
    _ shop: Shop,
    edit: @escaping (SheetCall, Occasion) -> [SheetCall] = { message, _ in [message] }
  ) {
    self.shop = shop
    self.edit = edit
  }

  /// Begins a user action, unless a response is outstanding, whose messages still belong to an earlier action.
  func begin(_ occasion: Occasion) {
    if !isWaiting { self.occasion = occasion }
  }

  func showLoading() { pass(.showLoading) }
  func hideLoading() { pass(.hideLoading) }
  func showMessage(_ message: String) { pass(.showMessage(message)) }
  func show(_ sheet: OrderSheet) { pass(.show(sheet)) }
  func showConfirmation(ofOrder number: Int, total: Won) {
    pass(.showConfirmation(.init(number: number, total: total)))
  }

  private func pass(_ message: SheetCall) {
    if message.kind == .wait { isWaiting = true }
    if message.kind == .endOfWait { isWaiting = false }
    for message in edit(message, occasion) {
      switch message {
      case .showLoading: shop.showLoading()
      case .hideLoading: shop.hideLoading()
      case .showMessage(let words): shop.showMessage(words)
      case .show(let sheet): shop.show(sheet)
      case .showConfirmation(let one):
        shop.showConfirmation(ofOrder: one.number, total: one.total)
      case .request, .place: break
      }
    }
  }
}
