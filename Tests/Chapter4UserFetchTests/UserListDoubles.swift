import Foundation
import TestSupport

@testable import Chapter4UserFetch

/// What the test doubles of one test record, together.
typealias Recorder = TestSupport.Recorder<UserListRecording>

extension Recorder where Recording == UserListRecording {
  convenience init() { self.init(UserListRecording()) }
}

/// A view that records the state that it shows.
final class UserListViewSpy: RecordingDouble<UserListRecording>, UserListViewProtocol {
  var state: UserListState? { recorder.recording.state }

  convenience init() { self.init(Recorder()) }
  func show(_ state: UserListState) { recorder.recording.state = state }
}

/// An interactor that counts its calls, and can deliver a result before a call returns.
final class UserListInteractorSpy: RecordingDouble<UserListRecording>,
  UserListInteractorInputProtocol
{
  weak var presenter: (any UserListInteractorOutputProtocol)?
  var fetches: Int { recorder.recording.fetches }
  var stops: Int { recorder.recording.stops }
  /// The result that it delivers before the next call of it returns.
  var immediateResult: FetchResult? {
    get { recorder.recording.immediateResult }
    set { recorder.recording.immediateResult = newValue }
  }

  convenience init() { self.init(Recorder()) }

  func fetchUsers() {
    guard let result = recorder.recording.fetch() else { return }
    presenter?.didFetchUsers(with: result, at: .longAgo)
  }

  func stopFetching() { recorder.recording.stops += 1 }
}

/// A presenter, as the interactor sees it.
final class UserListOutputSpy: RecordingDouble<UserListRecording>, UserListInteractorOutputProtocol
{
  var results: [FetchResult] { recorder.recording.results }
  var times: [Date] { recorder.recording.times }

  convenience init() { self.init(Recorder()) }

  func didFetchUsers(with result: FetchResult, at time: Date) {
    recorder.recording.results.append(result)
    recorder.recording.times.append(time)
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

/// A router that records which users it opens.
final class UserListRouterSpy: RecordingDouble<UserListRecording>, UserListRouterProtocol {
  var opened: [User] { recorder.recording.opened }

  convenience init() { self.init(Recorder()) }
  func showUserDetail(for user: User) { recorder.recording.opened.append(user) }
}

/// A view of the detail that records what it shows.
final class UserDetailViewSpy: UserDetailViewProtocol {
  var detail: UserDetail?

  func show(_ detail: UserDetail) { self.detail = detail }
}

/// A clock that a test sets.
final class ClockFake: RecordingDouble<UserListRecording> {
  var time: Date {
    get { recorder.recording.now }
    set { recorder.recording.now = newValue }
  }

  convenience init() { self.init(Recorder()) }
}
