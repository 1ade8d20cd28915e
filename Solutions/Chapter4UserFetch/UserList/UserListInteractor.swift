import Foundation

/// Interactor: asks a service that calls back, on a thread of its own.
final class UserListInteractor: UserListInteractorInputProtocol {
  // exercise 4.7: The presenter owns this interactor. Do not own the presenter.
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
    // exercise 4.6: Ask the service. Hand its answer and the time on, on the main actor.
    service.fetchUsers { [weak self] answer in
      Task { @MainActor [weak self] in
        guard let self else { return }
        presenter?.didFetchUsers(with: answer, at: now())
      }
    }
    // end 4.6
  }

  /// Does nothing: who hands over a completion holds nothing to stop it by.
  func stopFetching() {}
}
