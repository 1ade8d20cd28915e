import Foundation
import ScreenKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Wireframe: builds the post list, and navigates from it to other modules.
public final class PostListWireframe: PostListWireframeProtocol {
  private weak var navigator: Navigator?

  private init(navigator: Navigator) {
    self.navigator = navigator
  }

  /// Makes the post list, and connects its objects.
  ///
  /// - Parameters:
  ///   - navigator: Shows the screen, and the screens that are opened from it.
  ///   - session: Sends the requests.
  ///   - server: The base address, to which `photos` is added.
  ///   - store: The JSON file that keeps the posts.
  public static func makePostListModule(
    navigator: Navigator, session: URLSession, server: URL, store: URL
  ) -> Screen {
    let view = PostListView()
    let presenter = PostListPresenter()
    let interactor = PostListInteractor()
    let localDataManager = PostListLocalDataManager(file: store)
    let remoteDataManager = PostListRemoteDataManager(session: session, server: server)
    let wireframe = PostListWireframe(navigator: navigator)

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
    guard let navigator else { return }
    navigator.push(PostDetailWireframe.makePostDetailModule(for: post, navigator: navigator))
  }
}
