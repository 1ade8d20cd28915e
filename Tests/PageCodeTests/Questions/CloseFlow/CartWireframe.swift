import ScreenKit

/// Wireframe of a cart, whose checkout pushes one screen after the other.
final class CartWireframe: CartWireframeProtocol {
  private weak var navigator: Navigator?
  /// Where the checkout began, so the screen that stays.
  private weak var cart: Screen?

  init(navigator: Navigator, cart: Screen) {
    self.navigator = navigator
    self.cart = cart
  }

  func closeCheckout() {
    guard let navigator, navigator.screens.contains(where: { $0 === cart }) else { return }
    while navigator.screens.last !== cart { navigator.pop() }
  }
}
