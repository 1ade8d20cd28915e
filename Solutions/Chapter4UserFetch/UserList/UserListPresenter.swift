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
    // exercise 4.11 · presenter: Nobody looks at the list any more, and its fetch goes on. Stop it.
    interactor.stopFetching()
    // end 4.11
  }

  func didSelectRetry() {
    load()
  }

  func didSelectUser(id: User.ID) {
    // exercise 4.8 · presenter: Somebody taps a user, to see the email address and the city.
    guard let user = users.first(where: { $0.id == id }) else { return }
    router.showUserDetail(for: user)
    // end 4.8
  }

  private func load() {
    // exercise 4.1 · ask: Show that it loads and ask the interactor. Show its answer, and remember the users.
    view?.show(.loading)
    interactor.fetchUsers()
    // end 4.1
  }

  private func wording(of time: Date) -> String {
    "As of " + time.formatted(date: .omitted, time: .shortened)
  }
}

extension UserListPresenter: UserListInteractorOutputProtocol {
  func didFetchUsers(with answer: Result<[User], FetchError>, at time: Date) {
    // exercise 4.1 · answer: Show that it loads and ask the interactor. Show its answer, and remember the users.
    switch answer {
    case .success(let fetched):
      users = fetched
      let rows = fetched.map(UserRow.init)
      view?.show(rows.isEmpty ? .empty : .loaded(rows, asOf: wording(of: time)))
    case .failure(let error):
      view?.show(.failed(reason: error.reason))
    }
    // end 4.1
  }
}
