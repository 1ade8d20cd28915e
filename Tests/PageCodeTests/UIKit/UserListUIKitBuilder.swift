import Foundation

@testable import Chapter4UserFetch

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
#if canImport(UIKit)
  import UIKit
#endif

/// Builder: the UIKit versions of `UserListBuilder` and `UserDetailBuilder`.
enum UserListUIKitBuilder {
  static func makeUserListModule(
    session: URLSession, address: String, now: @escaping () -> Date
  ) -> UIViewController {
    let service = AsyncUserService(session: session, address: address)
    let interactor = AsyncUserListInteractor(service: service, now: now)
    let router = UserListUIKitRouter()
    let presenter = UserListPresenter(interactor: interactor, router: router)
    let view = UserListViewController(presenter: presenter)
    presenter.view = view
    interactor.presenter = presenter
    router.viewController = view
    return view
  }

  static func makeUserDetailModule(for user: User) -> UIViewController {
    let presenter = UserDetailPresenter(user: user)
    let view = UserDetailViewController(presenter: presenter)
    presenter.view = view
    return view
  }
}
