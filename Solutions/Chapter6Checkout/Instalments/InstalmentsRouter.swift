import ScreenKit

/// Router: closes the screen on which an order is paid in instalments.
final class InstalmentsRouter: InstalmentsRouterProtocol {
  weak var screen: Screen?

  func close() {
    screen?.navigator?.pop()
  }
}
