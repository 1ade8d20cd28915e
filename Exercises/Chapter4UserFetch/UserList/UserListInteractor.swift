import Foundation

/// Interactor: requests the users from a service, which may call back on any thread.
final class UserListInteractor: UserListInteractorInputProtocol {
  // TODO: 4.7 Closing the screen leaks memory: its objects are never deallocated. Break each retain cycle.
  var presenter: (any UserListInteractorOutputProtocol)?
  private let service: any UserServiceProtocol
  private let now: () -> Date

  init(service: any UserServiceProtocol, now: @escaping () -> Date) {
    self.service = service
    self.now = now
  }

  func fetchUsers() {
    // TODO: 4.6 The list shows "Loading…" forever. Let it get each result, however slow the server is.
  }

  /// Does nothing, because the service returns nothing that could be cancelled.
  func stopFetching() {}
}
