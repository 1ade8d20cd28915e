import Foundation
import TestSupport

@testable import Chapter4UserFetch

/// What the presenter of the list has to do.
struct PresenterModel: RoleModel {
  enum Message {
    case viewDidAppear
    case viewDidDisappear
    case didSelectRetry
    case didSelectUser(id: User.ID)
    /// A tap on a row, which becomes one on the user that this row has.
    case tapOnRow(Int)
    case didFetchUsers(with: FetchResult, at: Date)
    /// From now on, the next call of the interactor has this result before it returns.
    case nextFetchDelivers(FetchResult)
  }
  enum Kind {
    case load, loadWithResult
    /// The list has become empty.
    case loadEmptied
    case appearAgain
    case users, noUsers, failure
    case disappear, disappearWithUsers
    case tap, tapMissing
    /// After an error, whether there are still users is up to the learner.
    case free
  }

  var recording = UserListRecording()
  private var users: [User] = []
  private var hadUsers = false
  private var isUncertain = false
  private var isVisible = false

  mutating func beginTurn() { recording = recording.screen }

  func kind(of message: Message) -> Kind? {
    switch message {
    case .viewDidAppear where isUncertain: .free
    case .viewDidAppear: users.isEmpty ? kindOfLoading : .appearAgain
    case .didSelectRetry: recording.immediateResult == nil ? .load : .loadWithResult
    case .viewDidDisappear: users.isEmpty ? .disappear : .disappearWithUsers
    case .didSelectUser(let id): user(id) == nil ? .tapMissing : .tap
    case .didFetchUsers(with: .success([]), _): .noUsers
    case .didFetchUsers(with: .success, _): .users
    case .didFetchUsers(with: .failure, _): .failure
    case .tapOnRow, .nextFetchDelivers: nil
    }
  }

  private var kindOfLoading: Kind {
    if recording.immediateResult != nil { return .loadWithResult }
    return hadUsers ? .loadEmptied : .load
  }

  func resolve(_ message: Message) -> Message {
    guard case .tapOnRow(let row) = message, !users.isEmpty else { return message }
    return .didSelectUser(id: users[row % users.count].id)
  }

  func accepts(_ message: Message) -> Bool {
    switch message {
    case .viewDidAppear: !isVisible && (!isUncertain || recording.immediateResult == nil)
    case .viewDidDisappear: isVisible
    case .didSelectRetry: canRetry
    case .didSelectUser(let id): !isUncertain && (user(id) == nil || isLoaded)
    case .tapOnRow: false
    case .didFetchUsers, .nextFetchDelivers: true
    }
  }

  private var isLoaded: Bool { if case .loaded = recording.state { true } else { false } }

  private var canRetry: Bool {
    switch recording.state {
    case .empty, .failed: true
    case .loading, .loaded, nil: false
    }
  }

  private func user(_ id: User.ID) -> User? { users.first { $0.id == id } }

  func allows(_ second: Message, rightAfter first: Message) -> Bool {
    switch (first, second) {
    // An answer may ask the interactor in a task, so nothing else may follow it.
    case (.viewDidDisappear, .viewDidAppear), (.didFetchUsers, .didFetchUsers):
      recording.immediateResult == nil && !isUncertain
    case (.didSelectUser, .didSelectUser): true
    default: false
    }
  }

  mutating func receive(_ message: Message) {
    switch message {
    case .viewDidAppear:
      isVisible = true
      if users.isEmpty { load() }
    case .viewDidDisappear:
      isVisible = false
      recording.stops += 1
    case .didSelectRetry: load()
    case .didSelectUser(let id): recording.opened += [user(id)].compactMap { $0 }
    case .didFetchUsers(with: let result, at: let time): show(result, at: time)
    case .nextFetchDelivers(let result): recording.immediateResult = result
    case .tapOnRow: break
    }
  }

  private mutating func load() {
    recording.state = .loading
    if let result = recording.fetch() { show(result, at: .longAgo) }
  }

  private mutating func show(_ result: FetchResult, at time: Date) {
    recording.state = result.state(at: time)
    switch result {
    case .success(let fetched): (users, isUncertain) = (fetched, false)
    case .failure: isUncertain = !users.isEmpty
    }
    hadUsers = hadUsers || !users.isEmpty
  }

  mutating func adopt(_ found: UserListRecording, after kind: Kind) {
    guard kind == .free else { return }
    if found.fetches > 0 { users = [] }
    (recording, isUncertain) = (found, false)
  }
}
