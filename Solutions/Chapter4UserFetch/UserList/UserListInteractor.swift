import Foundation

/// Interactor: requests the users from a service, which may call back on any thread.
final class UserListInteractor: UserListInteractorInputProtocol {
  // exercise 4.7 · interactor: Closing the screen leaks memory: its objects are never deallocated. Break each retain cycle.
  weak var presenter: (any UserListInteractorOutputProtocol)?
  private let service: any UserServiceProtocol
  private let now: () -> Date
  // starter: var presenter: (any UserListInteractorOutputProtocol)?
  // starter: private let service: any UserServiceProtocol
  // starter: private let now: () -> Date
  // end 4.7

  init(service: any UserServiceProtocol, now: @escaping () -> Date) {
    self.service = service
    self.now = now
  }

  func fetchUsers() {
    // exercise 4.6: The list shows "Loading…" forever. Let it get each result, however slow the server is.
    service.fetchUsers { [weak self] result in
      Task { @MainActor [weak self] in
        guard let self else { return }
        presenter?.didFetchUsers(with: result, at: now())
      }
    }
    // end 4.6
  }

  /// Does nothing, because the service returns nothing that could be cancelled.
  func stopFetching() {}
}
