import Foundation

/// Presenter: asks for the users, and turns each answer into the one state that the list is in.
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
    // TODO: 4.11 Nobody looks at the list any more, and its fetch goes on. Stop it.
  }

  func didSelectRetry() {
    load()
  }

  func didSelectUser(id: User.ID) {
    // TODO: 4.8 Somebody taps a user, to see the email address and the city.
  }

  private func load() {
    // TODO: 4.1 Show that it loads and ask the interactor. Show its answer, and remember the users.
  }

  private func wording(of time: Date) -> String {
    "As of " + time.formatted(date: .omitted, time: .shortened)
  }
}

extension UserListPresenter: UserListInteractorOutputProtocol {
  func didFetchUsers(with answer: Result<[User], FetchError>, at time: Date) {
    // TODO: 4.1 Show that it loads and ask the interactor. Show its answer, and remember the users.
  }
}
