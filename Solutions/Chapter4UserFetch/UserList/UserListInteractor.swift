import Foundation

/// Interactor: requests the users from a service, which calls back on another thread.
final class UserListInteractor: UserListInteractorInputProtocol {
  // exercise 4.7: Closing the screen leaks memory: its objects are never deallocated. Break the retain cycle.
  weak var presenter: (any UserListInteractorOutputProtocol)?
  // starter: var presenter: (any UserListInteractorOutputProtocol)?
  // end 4.7
  private let service: any UserServiceProtocol
  private let now: () -> Date

  init(service: any UserServiceProtocol, now: @escaping () -> Date) {
    self.service = service
    self.now = now
  }

  func fetchUsers() {
    // exercise 4.6: The list shows "Loading…" forever. Request the users, and deliver the result to the presenter.
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
