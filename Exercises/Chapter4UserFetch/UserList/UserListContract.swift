import Foundation

// Who may say what to whom in the user list. Each reference back to an owner is weak.

/// Presenter → View: one order, which says all.
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

  /// Asks for the users. The presenter hears the answer later.
  func fetchUsers()

  /// Nobody waits for the answer any more.
  func stopFetching()
}

/// Interactor → Presenter.
protocol UserListInteractorOutputProtocol: AnyObject {
  /// The answer to one `fetchUsers()`, and when it came.
  func didFetchUsers(with answer: Result<[User], FetchError>, at time: Date)
}

/// Presenter → Router.
protocol UserListRouterProtocol: AnyObject {
  func showUserDetail(for user: User)
}
