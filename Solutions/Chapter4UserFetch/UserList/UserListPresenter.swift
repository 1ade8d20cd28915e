import Foundation

/// Presenter: requests the users, and maps each result to a state of the list.
final class UserListPresenter: UserListPresenterProtocol {
  weak var view: (any UserListViewProtocol)?
  let interactor: any UserListInteractorInputProtocol
  let router: any UserListRouterProtocol
  /// The users on the screen.
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
    // exercise 4.1 · request: Show the loading state and request the users. Show the result, and keep the users.
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
    // exercise 4.1 · result: Show the loading state and request the users. Show the result, and keep the users.
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
