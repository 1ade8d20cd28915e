import Foundation

@testable import Chapter1PostList

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
#if canImport(UIKit)
  import UIKit
#endif

/// Wireframe: the UIKit version of `PostListWireframe`.
final class PostListUIKitWireframe: PostListWireframeProtocol {
  private weak var navigationController: UINavigationController?

  private init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  /// Makes the post list, and connects its objects.
  static func makePostListModule(
    navigationController: UINavigationController, session: URLSession, server: URL, store: URL
  ) -> UIViewController {
    let view = PostListViewController(style: .insetGrouped)
    let presenter = PostListPresenter()
    let interactor = PostListInteractor()
    let localDataManager = PostListLocalDataManager(file: store)
    let remoteDataManager = PostListRemoteDataManager(session: session, server: server)
    let wireframe = PostListUIKitWireframe(navigationController: navigationController)

    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.wireframe = wireframe
    interactor.presenter = presenter
    interactor.localDataManager = localDataManager
    interactor.remoteDataManager = remoteDataManager
    remoteDataManager.remoteRequestHandler = interactor

    return view
  }

  func showPostDetail(for post: Post) {
    guard let navigationController else { return }
    let detail = PostDetailUIKitWireframe.makePostDetailModule(
      for: post, navigationController: navigationController)
    navigationController.pushViewController(detail, animated: true)
  }
}
