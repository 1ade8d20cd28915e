import Foundation

/// Interactor: waits for a service, and can stop waiting.
final class AsyncUserListInteractor: UserListInteractorInputProtocol {
  weak var presenter: (any UserListInteractorOutputProtocol)?
  private let service: any AsyncUserServiceProtocol
  private let now: () -> Date
  private var task: Task<Void, Never>?

  init(service: any AsyncUserServiceProtocol, now: @escaping () -> Date) {
    self.service = service
    self.now = now
  }

  func fetchUsers() {
    // TODO: 4.10 Whoever asks this interactor for users never hears of them. This time, await them.
  }

  func stopFetching() {
    // TODO: 4.11 Nobody looks at the list any more, and its fetch goes on. Stop it.
  }

  private func deliver(_ answer: Result<[User], FetchError>) {
    // TODO: 4.11 Nobody looks at the list any more, and its fetch goes on. Stop it.
    presenter?.didFetchUsers(with: answer, at: now())
  }
}
