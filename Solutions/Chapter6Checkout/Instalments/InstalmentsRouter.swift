import ScreenKit

/// Router: closes the screen on which an order is paid in instalments.
final class InstalmentsRouter: InstalmentsRouterProtocol {
  weak var screen: Screen?

  func close() {
    // The response may be late, so another screen may be on top.
    if let screen, screen.navigator?.top === screen { screen.navigator?.pop() }
  }
}
