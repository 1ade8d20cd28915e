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
    // exercise 4.10: Whoever asks this interactor for users never hears of them. This time, await them.
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
    // exercise 4.11 · stop: Nobody looks at the list any more, and its fetch goes on. Stop it.
    task?.cancel()
    // end 4.11
  }

  private func deliver(_ answer: Result<[User], FetchError>) {
    // exercise 4.11 · deliver: Nobody looks at the list any more, and its fetch goes on. Stop it.
    guard !Task.isCancelled else { return }
    // end 4.11
    presenter?.didFetchUsers(with: answer, at: now())
  }
}
