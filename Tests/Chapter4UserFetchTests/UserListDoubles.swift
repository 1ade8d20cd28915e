import Foundation

@testable import Chapter4UserFetch

/// A view that shows the state that it is given, as the real one does.
final class UserListViewSpy: UserListViewProtocol {
  private let recorder: Recorder

  init(_ recorder: Recorder) { self.recorder = recorder }

  func show(_ state: UserListState) { recorder.note { $0.state = state } }
}

/// An interactor that counts what it was asked, and answers at once when it is told to.
final class UserListInteractorSpy: UserListInteractorInputProtocol {
  weak var presenter: (any UserListInteractorOutputProtocol)?
  /// What it answers before `fetchUsers()` returns.
  var promptAnswer: Answer?
  private let recorder: Recorder

  init(_ recorder: Recorder) { self.recorder = recorder }

  func fetchUsers() {
    recorder.note {
      $0.interactorCalls += 1
      // To stop before one asks stops nothing that anybody waits for; to stop afterwards does.
      $0.stops = 0
      if $0.state != .loading { $0.isAskedTooSoon = true }
    }
    // Once only: who asks again after each failure would never end.
    guard let answer = promptAnswer else { return }
    promptAnswer = nil
    presenter?.didFetchUsers(with: answer, at: .longAgo)
  }

  func stopFetching() { recorder.note { $0.stops += 1 } }
}

/// A presenter, as the interactor sees it: what it was told, in order.
final class UserListOutputSpy: UserListInteractorOutputProtocol {
  private let recorder: Recorder

  init(_ recorder: Recorder = Recorder()) { self.recorder = recorder }

  func didFetchUsers(with answer: Answer, at time: Date) {
    recorder.note {
      $0.answers.append(answer)
      $0.times.append(time)
    }
  }
}

/// A presenter, as the view sees it: what it was told.
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

/// A router that remembers which users it was asked to show.
final class UserListRouterSpy: UserListRouterProtocol {
  private let recorder: Recorder

  init(_ recorder: Recorder) { self.recorder = recorder }

  func showUserDetail(for user: User) { recorder.note { $0.opened.append(user) } }
}

/// A detail's view that remembers what it shows.
final class UserDetailViewSpy: UserDetailViewProtocol {
  var detail: UserDetail?

  func show(_ detail: UserDetail) { self.detail = detail }
}
