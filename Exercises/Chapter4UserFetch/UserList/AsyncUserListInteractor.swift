import Foundation

/// Interactor: awaits a service, and can cancel the request.
final class AsyncUserListInteractor: UserListInteractorInputProtocol {
  // TODO: 4.7 Closing the screen leaks memory: its objects are never deallocated. Break each retain cycle.
  var presenter: (any UserListInteractorOutputProtocol)?
  private let service: any AsyncUserServiceProtocol
  private let now: () -> Date
  private var task: Task<Void, Never>?

  init(service: any AsyncUserServiceProtocol, now: @escaping () -> Date) {
    self.service = service
    self.now = now
  }

  func fetchUsers() {
    // TODO: 4.10 This interactor never delivers a result. Deliver each one, unless the screen was closed meanwhile.
  }

  func stopFetching() {
    // TODO: 4.11 The list is no longer visible, but its request keeps running. Cancel it.
  }

  private func deliver(_ result: Result<[User], FetchError>) {
    // TODO: 4.11 The list is no longer visible, but its request keeps running. Cancel it.
    presenter?.didFetchUsers(with: result, at: now())
  }
}
