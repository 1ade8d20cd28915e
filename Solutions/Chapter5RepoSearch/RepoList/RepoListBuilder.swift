import Foundation
import ScreenKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Builder: makes the repository search.
public enum RepoListBuilder {
  /// Makes the objects of the search, and connects them.
  ///
  /// - Parameters:
  ///   - navigator: Shows the screen, and the screens that it opens.
  ///   - session: Sends the requests.
  ///   - server: The server's address, such as `https://api.github.com`.
  ///   - pause: How long the typing has to pause before a search begins.
  ///   - now: Returns the current time.
  public static func makeRepoListModule(
    navigator: Navigator, session: URLSession, server: URL, pause: Duration,
    now: @escaping @Sendable () -> Date
  ) -> Screen {
    let service = RepoSearchService(session: session, server: server, now: now)
    let interactor = RepoListInteractor(service: service, now: now)
    let presenter = RepoListPresenter(
      interactor: interactor, router: RepoListRouter(navigator: navigator),
      pause: SleepingPause(duration: pause))
    let view = RepoListView(presenter: presenter)
    presenter.view = view
    interactor.presenter = presenter
    return view
  }
}
