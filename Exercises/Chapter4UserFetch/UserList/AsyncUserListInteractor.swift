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
    // TODO: 4.10 Await the service in the task of this interactor, and deliver its answer.
  }

  func stopFetching() {
    // TODO: 4.11 Cancel the task.
  }

  private func deliver(_ answer: Result<[User], FetchError>) {
    // TODO: 4.11 Say nothing in a task that was cancelled.
    presenter?.didFetchUsers(with: answer, at: now())
  }
}
