@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// Sits between an order sheet's presenter and the shop, and changes the messages.
class Middleman: CheckoutViewProtocol, CheckoutRouterProtocol {
  private let shop: Shop
  private let edit: (SheetMessage, Occasion) -> [SheetMessage]
  /// The user action to which the messages belong.
  private(set) var occasion = Occasion.load
  /// Whether the presenter has shown the loading state, and has not hidden it yet.
  private var isWaiting = false

  /// - Parameter edit: The messages that are sent in place of one.
  init(
    _ shop: Shop,
    edit: @escaping (SheetMessage, Occasion) -> [SheetMessage] = { message, _ in [message] }
  ) {
    self.shop = shop
    self.edit = edit
  }

  /// Begins a user action, unless a response is outstanding, whose messages still belong to an earlier action.
  func begin(_ occasion: Occasion) {
    if !isWaiting { self.occasion = occasion }
  }

  func showLoading() { pass(.wait) }
  func hideLoading() { pass(.endOfWait) }
  func showMessage(_ message: String) { pass(.words(message)) }
  func show(_ sheet: OrderSheet) { pass(.sheet(sheet)) }
  func showConfirmation(ofOrder number: Int, total: Won) {
    pass(.confirmation(number: number, total: total))
  }

  private func pass(_ message: SheetMessage) {
    if message.kind == .wait { isWaiting = true }
    if message.kind == .endOfWait { isWaiting = false }
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

/// A view that passes every message on to the shop.
final class CheckoutViewSpy: Middleman {}

/// A router that passes every message on to the shop.
final class CheckoutRouterSpy: Middleman {}
