import ScreenKit

/// What a wireframe needs of its navigator.
protocol NavigatorProtocol: AnyObject {
  func push(_ screen: Screen)
  func present(_ screen: Screen)
}

extension Navigator: NavigatorProtocol {}
