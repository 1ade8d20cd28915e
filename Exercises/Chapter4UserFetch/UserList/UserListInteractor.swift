import Foundation

/// Interactor: asks a service that calls back, on a thread of its own.
final class UserListInteractor: UserListInteractorInputProtocol {
  // TODO: 4.7 The screen is closed, and its pieces stay in memory. Let them go.
  var presenter: (any UserListInteractorOutputProtocol)?
  private let service: any UserServiceProtocol
  private let now: () -> Date

  init(service: any UserServiceProtocol, now: @escaping () -> Date) {
    self.service = service
    self.now = now
  }

  func fetchUsers() {
    // TODO: 4.6 The list says "Loading…" forever: nobody asks the service or passes on its answer.
  }

  /// Does nothing: the service gives back nothing to stop it by.
  func stopFetching() {}
}
