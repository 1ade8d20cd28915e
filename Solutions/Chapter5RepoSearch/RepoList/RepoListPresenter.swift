import Foundation

/// Presenter: waits for a pause in the typing, has the interactor search, and words what it hears.
final class RepoListPresenter: RepoListPresenterProtocol {
  weak var view: (any RepoListViewProtocol)?
  let interactor: any RepoListInteractorInputProtocol
  let router: any RepoListRouterProtocol
  private let pause: any PauseProtocol
  /// The last question, without the spaces around it.
  private var question = ""
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
    // A space more is the same question.
    guard new != question else { return }
    question = new
    // exercise 5.6: The text has changed, and what was asked before still comes. It may be empty: ask nothing then.
    interactor.stop()
    guard !question.isEmpty else {
      waiting?.cancel()
      view?.show(.idle)
      return
    }
    // end 5.6
    view?.show(.searching)
    // exercise 5.5: Somebody types "viper", and five of ten searches are used up. One is enough.
    waiting?.cancel()
    waiting = Task { [pause, weak self] in
      do {
        try await pause.wait()
      } catch {
        return
      }
      guard let self, !Task.isCancelled else { return }
      interactor.search(for: question)
    }
    // starter: interactor.search(for: question)
    // end 5.5
  }

  func didSelectRepo(id: Repo.ID) {
    guard let repo = found.repos.first(where: { $0.id == id }) else { return }
    router.showRepoDetail(for: repo)
  }

  func didSelectMore() {
    show(.loading)
    interactor.fetchMore()
  }

  func didSelectRetry() {
    view?.show(.searching)
    interactor.search(for: question)
  }

  private func show(_ more: RepoListState.More) {
    view?.show(.found(found.repos.map(RepoRow.init), summary: summary, more: more))
  }

  private var summary: String {
    switch found.total {
    case 0: "Nothing was found."
    case 1: "1 repository"
    default: "\(found.repos.count) of \(found.total) repositories"
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
    // exercise 5.10 · presenter: The second page comes, or fails, and the first is gone. What a person has stays.
    if found.repos.isEmpty {
      view?.show(.failed(reason: error.reason))
    } else {
      show(.failed(reason: error.reason))
    }
    // starter: view?.show(.failed(reason: error.reason))
    // end 5.10
  }
}
