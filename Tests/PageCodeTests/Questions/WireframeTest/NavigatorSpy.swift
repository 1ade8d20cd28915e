import ScreenKit

/// A navigator that records the screens which it should show, and loads none of them.
final class NavigatorSpy: NavigatorProtocol {
  var pushed: [Screen] = []
  var presented: [Screen] = []

  func push(_ screen: Screen) { pushed.append(screen) }
  func present(_ screen: Screen) { presented.append(screen) }
}
