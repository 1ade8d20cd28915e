import Foundation

/// Interactor: awaits a service, and can cancel the request.
final class AsyncUserListInteractor: UserListInteractorInputProtocol {
  // exercise 4.7 · async interactor: Closing the screen leaks memory: its objects are never deallocated. Break each retain cycle.
  weak var presenter: (any UserListInteractorOutputProtocol)?
  private let service: any AsyncUserServiceProtocol
  private let now: () -> Date
  // starter: var presenter: (any UserListInteractorOutputProtocol)?
  // starter: private let service: any AsyncUserServiceProtocol
  // starter: private let now: () -> Date
  // end 4.7
  private var task: Task<Void, Never>?

  init(service: any AsyncUserServiceProtocol, now: @escaping () -> Date) {
    self.service = service
    self.now = now
  }

  func fetchUsers() {
    // exercise 4.10: This interactor never delivers a result. Deliver each one, unless the screen was closed meanwhile.
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
    // exercise 4.11 · stop: The list is no longer visible, but its request keeps running. Cancel it.
    task?.cancel()
    // end 4.11
  }

  private func deliver(_ result: Result<[User], FetchError>) {
    // exercise 4.11 · deliver: The list is no longer visible, but its request keeps running. Cancel it.
    guard !Task.isCancelled else { return }
    // end 4.11
    presenter?.didFetchUsers(with: result, at: now())
  }
}
