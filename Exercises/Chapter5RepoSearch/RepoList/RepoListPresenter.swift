import Foundation

/// Presenter: searches when the typing pauses, and shows the results or the error.
final class RepoListPresenter: RepoListPresenterProtocol {
  weak var view: (any RepoListViewProtocol)?
  let interactor: any RepoListInteractorInputProtocol
  let router: any RepoListRouterProtocol
  private let pause: any PauseProtocol
  /// The latest text, without the spaces around it.
  private var query = ""
  private var waiting: Task<Void, Never>?
  private var found = SearchResult()

  init(
    interactor: any RepoListInteractorInputProtocol, router: any RepoListRouterProtocol,
    pause: any PauseProtocol
  ) {
    self.interactor = interactor
    self.router = router
    self.pause = pause
  }

  func viewDidLoad() {
    view?.show(.idle)
  }

  func didChangeText(_ text: String) {
    let new = text.trimmingCharacters(in: .whitespacesAndNewlines)
    // One more space is still the same query.
    guard new != query else { return }
    query = new
    found = SearchResult()
    // TODO: 5.6 The user has changed or deleted the text, but still sees results of the old one. Prevent that.
    view?.show(.searching)
    // TODO: 5.5 Typing "viper" sends five requests, half of the rate limit. Debounce the input.
    interactor.search(for: query)
  }

  func didSelectRepo(id: Repo.ID) {
    guard let repo = found.repos.first(where: { $0.id == id }) else { return }
    router.showRepoDetail(for: repo)
  }

  func didSelectMore() {
    guard found.hasMore else { return }
    show(.loading)
    interactor.fetchMore()
  }

  func didSelectRetry() {
    view?.show(.searching)
    interactor.search(for: query)
  }

  private func show(_ more: RepoListState.More) {
    view?.show(.found(found.repos.map(RepoRow.init), summary: summary, more: more))
  }

  private var summary: String {
    // A later page may have a smaller total, because repositories can disappear between two requests.
    switch max(found.total, found.repos.count) {
    case 0: "Nothing was found."
    case 1: "1 repository"
    case let total: "\(found.repos.count) of \(total) repositories"
    }
  }
}

extension RepoListPresenter: RepoListInteractorOutputProtocol {
  func didFind(_ found: SearchResult) {
    self.found = found
    show(found.hasMore ? .offered : .none)
  }

  func didFail(with error: SearchError, having found: SearchResult) {
    self.found = found
    // TODO: 5.10 When the second page arrives or fails, the first one disappears. Keep what is already loaded.
    view?.show(.failed(reason: error.reason))
  }
}
