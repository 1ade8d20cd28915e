import Foundation

/// Presenter: requests the users, and maps each result to a state of the list.
final class UserListPresenter: UserListPresenterProtocol {
  // TODO: 4.7 Closing the screen leaks memory: its objects are never deallocated. Break each retain cycle.
  weak var view: (any UserListViewProtocol)?
  let interactor: any UserListInteractorInputProtocol
  let router: any UserListRouterProtocol
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
    // TODO: 4.11 The list is no longer visible, but its request keeps running. Cancel it.
  }

  func didSelectRetry() {
    load()
  }

  func didSelectUser(id: User.ID) {
    // TODO: 4.8 Tapping a row does nothing. Open a screen with the email address and the city of that user.
  }

  private func load() {
    // TODO: 4.1 The list only has a placeholder. Let the user see each state, from loading to the result.
  }

  private func text(of time: Date) -> String {
    "As of " + time.formatted(date: .omitted, time: .shortened)
  }
}

extension UserListPresenter: UserListInteractorOutputProtocol {
  func didFetchUsers(with result: Result<[User], FetchError>, at time: Date) {
    // TODO: 4.1 The list only has a placeholder. Let the user see each state, from loading to the result.
  }
}
