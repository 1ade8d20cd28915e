@testable import Chapter4UserFetch

#if canImport(UIKit)
  import UIKit
#endif

/// Router: the UIKit version of `UserListRouter`.
final class UserListUIKitRouter: UserListRouterProtocol {
  weak var viewController: UIViewController?

  func showUserDetail(for user: User) {
    let detail = UserListUIKitBuilder.makeUserDetailModule(for: user)
    viewController?.navigationController?.pushViewController(detail, animated: true)
  }
}
