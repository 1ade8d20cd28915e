import ScreenKit

/// Router: closes the screen on which an order is paid in parts.
final class InstalmentsRouter: InstalmentsRouterProtocol {
  weak var screen: Screen?

  func close() {
    screen?.navigator?.pop()
  }
}
