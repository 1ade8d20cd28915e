import Foundation

// The protocols of the user list.

/// Presenter → View: a single command, with the whole state.
protocol UserListViewProtocol: AnyObject {
  func show(_ state: UserListState)
}

/// View → Presenter.
protocol UserListPresenterProtocol: AnyObject {
  var view: (any UserListViewProtocol)? { get set }

  func viewDidAppear()
  func viewDidDisappear()
  func didSelectUser(id: User.ID)
  func didSelectRetry()
}

/// Presenter → Interactor.
protocol UserListInteractorInputProtocol: AnyObject {
  var presenter: (any UserListInteractorOutputProtocol)? { get set }

  /// Requests the users. The presenter receives the result.
  func fetchUsers()

  /// The result is no longer needed.
  func stopFetching()
}

/// Interactor → Presenter.
protocol UserListInteractorOutputProtocol: AnyObject {
  /// The result of one `fetchUsers()`, and when it arrived.
  func didFetchUsers(with result: Result<[User], FetchError>, at time: Date)
}

/// Presenter → Router.
protocol UserListRouterProtocol: AnyObject {
  func showUserDetail(for user: User)
}
