import Foundation

/// Presenter: requests the users, and maps each result to a state of the list.
final class UserListPresenter: UserListPresenterProtocol {
  // exercise 4.7 · presenter: Closing the screen leaks memory: its objects are never deallocated. Break each retain cycle.
  weak var view: (any UserListViewProtocol)?
  let interactor: any UserListInteractorInputProtocol
  let router: any UserListRouterProtocol
  // starter: weak var view: (any UserListViewProtocol)?
  // starter: let interactor: any UserListInteractorInputProtocol
  // starter: let router: any UserListRouterProtocol
  // end 4.7
  /// The users that arrived last.
  private var users: [User] = []

  init(interactor: any UserListInteractorInputProtocol, router: any UserListRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }

  func viewDidAppear() {
    guard users.isEmpty else { return }
    load()
  }

  func viewDidDisappear() {
    // exercise 4.11 · presenter: The list is no longer visible, but its request keeps running. Cancel it.
    interactor.stopFetching()
    // end 4.11
  }

  func didSelectRetry() {
    load()
  }

  func didSelectUser(id: User.ID) {
    // exercise 4.8 · presenter: Tapping a row does nothing. Open a screen with the email address and the city of that user.
    guard let user = users.first(where: { $0.id == id }) else { return }
    router.showUserDetail(for: user)
    // end 4.8
  }

  private func load() {
    // exercise 4.1 · request: The list only has a placeholder. Let the user see each state, from loading to the result.
    view?.show(.loading)
    interactor.fetchUsers()
    // end 4.1
  }

  private func text(of time: Date) -> String {
    "As of " + time.formatted(date: .omitted, time: .shortened)
  }
}

extension UserListPresenter: UserListInteractorOutputProtocol {
  func didFetchUsers(with result: Result<[User], FetchError>, at time: Date) {
    // exercise 4.1 · result: The list only has a placeholder. Let the user see each state, from loading to the result.
    switch result {
    case .success(let fetched):
      users = fetched
      let rows = fetched.map(UserRow.init)
      view?.show(rows.isEmpty ? .empty : .loaded(rows, asOf: text(of: time)))
    case .failure(let error):
      view?.show(.failed(reason: error.reason))
    }
    // end 4.1
  }
}
