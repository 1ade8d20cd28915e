// The protocols of the repository search. Each reference back to an owner is weak.

/// Presenter → View: one command, with the whole state.
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

  /// Begins a new search, and discards the results of the previous one.
  func search(for query: String)

  /// Requests the next page of the same search.
  func fetchMore()

  /// Ends the search: its result is no longer needed.
  func stop()
}

/// Interactor → Presenter.
protocol RepoListInteractorOutputProtocol: AnyObject {
  /// - Parameter found: Everything that was found so far.
  func didFind(_ found: SearchResult)

  /// - Parameter found: Everything that was found before the error.
  func didFail(with error: SearchError, having found: SearchResult)
}

/// Presenter → Router.
protocol RepoListRouterProtocol: AnyObject {
  func showRepoDetail(for repo: Repo)
}

/// Presenter → Pause: waits until the user has stopped typing.
protocol PauseProtocol {
  /// - Throws: `CancellationError` if its task is cancelled.
  func wait() async throws
}
