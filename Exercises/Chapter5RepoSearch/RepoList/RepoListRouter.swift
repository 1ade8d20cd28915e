import ScreenKit

/// Router: opens the next screen of the search, which its builder makes.
final class RepoListRouter: RepoListRouterProtocol {
  private weak var navigator: Navigator?

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  func showRepoDetail(for repo: Repo) {
    navigator?.push(RepoDetailBuilder.makeRepoDetailModule(for: repo))
  }
}
