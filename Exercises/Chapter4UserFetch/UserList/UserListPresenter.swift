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
    // TODO: 4.11 Nobody looks at the list any more. Have the interactor stop.
  }

  func didSelectRetry() {
    load()
  }

  func didSelectUser(id: User.ID) {
    // TODO: 4.8 Have the router show the user that was tapped.
  }

  private func load() {
    // TODO: 4.1 Show that the list loads, then ask the interactor.
  }

  private func wording(of time: Date) -> String {
    "As of " + time.formatted(date: .omitted, time: .shortened)
  }
}

extension UserListPresenter: UserListInteractorOutputProtocol {
  func didFetchUsers(with answer: Result<[User], FetchError>, at time: Date) {
    // TODO: 4.1 Remember the users. Show the one state that fits the answer.
  }
}
