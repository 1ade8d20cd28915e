import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
#if canImport(UIKit)
  import UIKit
#endif

/// The start of the app: a scene delegate assigns the result to `window.rootViewController`.
enum PostsStart {
  static func makeRootViewController(session: URLSession, server: URL, store: URL)
    -> UIViewController
  {
    let navigationController = UINavigationController()
    let list = PostListUIKitWireframe.makePostListModule(
      navigationController: navigationController, session: session, server: server, store: store)
    navigationController.viewControllers = [list]
    return navigationController
  }
}
