import Foundation
import ScreenKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Wireframe: builds the post list, and leads from it to other modules.
public final class PostListWireframe: PostListWireframeProtocol {
  private weak var navigator: Navigator?

  private init(navigator: Navigator) {
    self.navigator = navigator
  }

  /// Makes the post list, each piece connected to its partners.
  ///
  /// - Parameters:
  ///   - navigator: Shows the screen, and those that are opened from it.
  ///   - session: Carries the requests.
  ///   - server: The address below which `photos` is found.
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
