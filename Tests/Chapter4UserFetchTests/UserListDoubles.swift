import Foundation

@testable import Chapter4UserFetch

/// A view that records the state that it shows.
final class UserListViewSpy: UserListViewProtocol {
  private let recorder: Recorder

  init(_ recorder: Recorder) { self.recorder = recorder }

  func show(_ state: UserListState) { recorder.note { $0.state = state } }
}

/// An interactor that counts its calls, and delivers a result synchronously if the test sets one.
final class UserListInteractorSpy: UserListInteractorInputProtocol {
  weak var presenter: (any UserListInteractorOutputProtocol)?
  /// The result that it delivers before `fetchUsers()` returns.
  var immediateResult: FetchResult?
  private let recorder: Recorder

  init(_ recorder: Recorder) { self.recorder = recorder }

  func fetchUsers() {
    recorder.note {
      $0.interactorCalls += 1
      // Stopping before a fetch cancels nothing that is still needed. Stopping after it does.
      $0.stops = 0
      if $0.state != .loading { $0.isAskedTooSoon = true }
    }
    // Only once, because a presenter that retries after each error would never end.
    guard let result = immediateResult else { return }
    immediateResult = nil
    presenter?.didFetchUsers(with: result, at: .longAgo)
  }

  func stopFetching() { recorder.note { $0.stops += 1 } }
}

/// A presenter, as the interactor sees it, which records the results in order.
final class UserListOutputSpy: UserListInteractorOutputProtocol {
  private let recorder: Recorder

  init(_ recorder: Recorder = Recorder()) { self.recorder = recorder }

  func didFetchUsers(with result: FetchResult, at time: Date) {
    recorder.note {
      $0.results.append(result)
      $0.times.append(time)
    }
  }
}

/// A presenter, as the view sees it, which records its events.
final class UserListPresenterSpy: UserListPresenterProtocol {
  weak var view: (any UserListViewProtocol)?
  var appearances = 0
  var disappearances = 0
  var selectedUsers: [User.ID] = []
  var retryCount = 0

  func viewDidAppear() { appearances += 1 }
  func viewDidDisappear() { disappearances += 1 }
  func didSelectUser(id: User.ID) { selectedUsers.append(id) }
  func didSelectRetry() { retryCount += 1 }
}

/// A router that records the users that it was told to show.
final class UserListRouterSpy: UserListRouterProtocol {
  private let recorder: Recorder

  init(_ recorder: Recorder) { self.recorder = recorder }

  func showUserDetail(for user: User) { recorder.note { $0.opened.append(user) } }
}

/// A view of the detail that records what it shows.
final class UserDetailViewSpy: UserDetailViewProtocol {
  var detail: UserDetail?

  func show(_ detail: UserDetail) { self.detail = detail }
}
