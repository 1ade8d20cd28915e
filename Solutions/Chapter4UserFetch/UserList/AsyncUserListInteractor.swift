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
    // exercise 4.10: Await the service in the task of this interactor, and deliver its answer.
    task?.cancel()
    task = Task { [service, weak self] in
      do throws(FetchError) {
        let users = try await service.users()
        self?.deliver(.success(users))
      } catch {
        self?.deliver(.failure(error))
      }
    }
    // end 4.10
  }

  func stopFetching() {
    // exercise 4.11 · stop: Cancel the task.
    task?.cancel()
    // end 4.11
  }

  private func deliver(_ answer: Result<[User], FetchError>) {
    // exercise 4.11 · deliver: Say nothing in a task that was cancelled.
    guard !Task.isCancelled else { return }
    // end 4.11
    presenter?.didFetchUsers(with: answer, at: now())
  }
}
