import Foundation
import ScreenKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Builder: makes the repository search.
public enum RepoListBuilder {
  /// Makes the search, each piece connected to its partners.
  ///
  /// - Parameters:
  ///   - navigator: Shows the screen, and those that are opened from it.
  ///   - session: Carries the requests.
  ///   - server: The server's address, such as `https://api.github.com`.
  ///   - pause: How long nobody must have typed before the server is asked.
  ///   - now: Tells the time.
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
