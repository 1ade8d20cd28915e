import ScreenKit

/// Wireframe: builds the post detail, and navigates back from it.
final class PostDetailWireframe: PostDetailWireframeProtocol {
  private weak var navigator: Navigator?

  private init(navigator: Navigator) {
    self.navigator = navigator
  }

  /// Makes the detail of one post, and connects its objects.
  static func makePostDetailModule(for post: Post, navigator: Navigator) -> Screen {
    let view = PostDetailView()
    connect(
      view: view, presenter: PostDetailPresenter(), interactor: PostDetailInteractor(),
      wireframe: PostDetailWireframe(navigator: navigator), post: post)
    return view
  }

  private static func connect(
    view: PostDetailView, presenter: PostDetailPresenter, interactor: PostDetailInteractor,
    wireframe: PostDetailWireframe, post: Post
  ) {
    // TODO: 1.9 The detail opens, but it does not show the post. Find what is missing, and add it.
    view.presenter = presenter
    presenter.interactor = interactor
    presenter.wireframe = wireframe
    interactor.presenter = presenter
  }

  func closePostDetail() {
    navigator?.pop()
  }
}
