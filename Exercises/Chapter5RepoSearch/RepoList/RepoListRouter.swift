import ScreenKit

/// Router: knows where the search leads, and leaves the making of a module to its builder.
final class RepoListRouter: RepoListRouterProtocol {
  private weak var navigator: Navigator?

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  func showRepoDetail(for repo: Repo) {
    navigator?.push(RepoDetailBuilder.makeRepoDetailModule(for: repo))
  }
}
