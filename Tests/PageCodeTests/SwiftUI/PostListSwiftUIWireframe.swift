import Foundation
import Observation

@testable import Chapter1PostList

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Wireframe: changes the path that a `NavigationStack` shows, and builds the modules.
@Observable
final class PostListSwiftUIWireframe: PostListWireframeProtocol, PostDetailWireframeProtocol {
  var path: [PostListRoute] = []

  func showPostDetail(for post: Post) {
    path.append(.detail(post))
  }

  func closePostDetail() {
    _ = path.popLast()
  }

  func makePostListModule(session: URLSession, server: URL, store: URL) -> PostListDisplay {
    let display = PostListDisplay()
    let presenter = PostListPresenter()
    let interactor = PostListInteractor()
    let remoteDataManager = PostListRemoteDataManager(session: session, server: server)

    display.presenter = presenter
    presenter.view = display
    presenter.interactor = interactor
    presenter.wireframe = self
    interactor.presenter = presenter
    interactor.localDataManager = PostListLocalDataManager(file: store)
    interactor.remoteDataManager = remoteDataManager
    remoteDataManager.remoteRequestHandler = interactor
    return display
  }

  func makePostDetailModule(for post: Post) -> PostDetailDisplay {
    let display = PostDetailDisplay()
    let presenter = PostDetailPresenter()
    let interactor = PostDetailInteractor()

    display.presenter = presenter
    presenter.view = display
    presenter.interactor = interactor
    presenter.wireframe = self
    interactor.presenter = presenter
    interactor.post = post
    return display
  }
}
