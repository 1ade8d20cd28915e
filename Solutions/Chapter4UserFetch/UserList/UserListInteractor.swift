import Foundation

/// Interactor: asks a service that calls back, on a thread of its own.
final class UserListInteractor: UserListInteractorInputProtocol {
  // exercise 4.7: The screen is closed, and its pieces stay in memory. Let them go.
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
    // exercise 4.6: The list says "Loading…" forever: nobody asks the service or passes on its answer.
    service.fetchUsers { [weak self] answer in
      Task { @MainActor [weak self] in
        guard let self else { return }
        presenter?.didFetchUsers(with: answer, at: now())
      }
    }
    // end 4.6
  }

  /// Does nothing: the service gives back nothing to stop it by.
  func stopFetching() {}
}
