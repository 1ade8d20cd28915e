@testable import Chapter1PostList

#if canImport(UIKit)
  import UIKit
#endif

/// Wireframe: the UIKit version of `PostDetailWireframe`.
final class PostDetailUIKitWireframe: PostDetailWireframeProtocol {
  private weak var navigationController: UINavigationController?

  private init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  /// Makes the detail of one post, and connects its objects.
  static func makePostDetailModule(
    for post: Post, navigationController: UINavigationController
  ) -> UIViewController {
    let view = PostDetailViewController(style: .insetGrouped)
    let presenter = PostDetailPresenter()
    let interactor = PostDetailInteractor()

    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.wireframe = PostDetailUIKitWireframe(navigationController: navigationController)
    interactor.presenter = presenter
    interactor.post = post
    return view
  }

  func closePostDetail() {
    navigationController?.popViewController(animated: true)
  }
}
