import Foundation

/// Interactor: asks a service that calls back, on a thread of its own.
final class UserListInteractor: UserListInteractorInputProtocol {
  // TODO: 4.7 The presenter owns this interactor. Do not own the presenter.
  var presenter: (any UserListInteractorOutputProtocol)?
  private let service: any UserServiceProtocol
  private let now: () -> Date

  init(service: any UserServiceProtocol, now: @escaping () -> Date) {
    self.service = service
    self.now = now
  }

  func fetchUsers() {
    // TODO: 4.6 Ask the service. Hand its answer and the time on, on the main actor.
  }

  /// Does nothing: who hands over a completion holds nothing to stop it by.
  func stopFetching() {}
}
