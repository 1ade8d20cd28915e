// Who may say what to whom in the repository search. Each reference back to an owner is weak.

/// Presenter → View: one order, which says all.
protocol RepoListViewProtocol: AnyObject {
  func show(_ state: RepoListState)
}

/// View → Presenter.
protocol RepoListPresenterProtocol: AnyObject {
  var view: (any RepoListViewProtocol)? { get set }

  func viewDidLoad()
  /// The text of the search field, after each change.
  func didChangeText(_ text: String)
  func didSelectRepo(id: Repo.ID)
  func didSelectMore()
  func didSelectRetry()
}

/// Presenter → Interactor.
protocol RepoListInteractorInputProtocol: AnyObject {
  var presenter: (any RepoListInteractorOutputProtocol)? { get set }

  /// Asks a new question. What was found before is forgotten.
  func search(for question: String)

  /// Asks for the next page of the question.
  func fetchMore()

  /// Nobody waits for an answer any more.
  func stop()
}

/// Interactor → Presenter.
protocol RepoListInteractorOutputProtocol: AnyObject {
  /// All that was found so far.
  func didFind(_ found: SearchResult)

  /// - Parameter found: What was found before the failure.
  func didFail(with error: SearchError, having found: SearchResult)
}

/// Presenter → Router.
protocol RepoListRouterProtocol: AnyObject {
  func showRepoDetail(for repo: Repo)
}

/// Presenter → Pause: waits until a person has stopped typing.
protocol PauseProtocol {
  /// - Throws: `CancellationError` when the task that waits is cancelled.
  func wait() async throws
}
