import Foundation
import TestSupport

@testable import Chapter4UserFetch

/// What both interactors have to do: the one that is called back, and the one that awaits.
struct InteractorModel: RoleModel {
  enum Message {
    case fetchUsers
    case stopFetching
    /// The service responds to one of the calls that wait; the number becomes that of a call.
    case respond(FetchResult, to: Int)
    /// From now on, the next call of the service has this result before it returns.
    case nextCallDelivers(FetchResult)
    /// From now on, this is the time.
    case clockShows(Date)
  }
  enum Kind {
    /// The first fetch, one after a success, after an error, and one after a stop.
    case fetch, fetchNext, retry, fetchAfterStop
    /// A fetch while another one is pending; the first one shows whether it cancels that one.
    case fetchBeside, fetchBesideAgain
    case fetchWithResult
    case users, failure
    /// A response to a fetch that was stopped, and one after another fetch.
    case stopped, stoppedLate
    case stop, stopAfterLate, stopNothing
    /// What a fetch that another one has followed delivers, and whether it is cancelled.
    case free
  }

  var recording = UserListRecording()
  private var calls = 0
  private var waiting: Set<Int> = []
  private var stopped: Set<Int> = []
  /// The calls that another fetch has cancelled.
  private var replaced: Set<Int> = []
  private var replacesEarlier: Bool?
  private var isStopped = false
  private var lateCame = false
  private var lastResult: FetchResult?

  mutating func beginTurn() { recording = recording.screen }

  /// Whether the last call waits, and nothing has cancelled it.
  private var isPending: Bool { waiting.contains(calls) && !stopped.contains(calls) }
  private var isEarlierPending: Bool {
    waiting.contains { $0 < calls && !stopped.contains($0) && !replaced.contains($0) }
  }

  func kind(of message: Message) -> Kind? {
    switch message {
    case .fetchUsers: kindOfFetch
    case .stopFetching where isEarlierPending: .free
    case .stopFetching: isPending ? (lateCame ? .stopAfterLate : .stop) : .stopNothing
    case .respond(_, let call) where stopped.contains(call):
      call < calls ? .stoppedLate : .stopped
    case .respond(_, let call) where call < calls: .free
    case .respond(let result, _): result.isSuccess ? .users : .failure
    case .nextCallDelivers, .clockShows: nil
    }
  }

  private var kindOfFetch: Kind {
    if recording.immediateResult != nil { return .fetchWithResult }
    if isPending { return replacesEarlier == nil ? .fetchBeside : .fetchBesideAgain }
    if isStopped { return .fetchAfterStop }
    return lastResult.map { $0.isSuccess ? .fetchNext : .retry } ?? .fetch
  }

  func resolve(_ message: Message) -> Message {
    guard case .respond(let result, let number) = message, !waiting.isEmpty else { return message }
    let calls = waiting.sorted(by: >)
    return .respond(result, to: calls[number % calls.count])
  }

  func accepts(_ message: Message) -> Bool {
    if case .respond = message { !waiting.isEmpty } else { true }
  }

  func allows(_ second: Message, rightAfter first: Message) -> Bool {
    switch (first, second) {
    case (.stopFetching, .fetchUsers): !isEarlierPending && recording.immediateResult == nil
    case (.stopFetching, .stopFetching): !isEarlierPending
    // Responses come through other threads, and a fetch may be a task that has not begun.
    default: false
    }
  }

  mutating func receive(_ message: Message) {
    switch message {
    case .fetchUsers: fetch()
    case .stopFetching:
      if isPending { cancel(calls) }
      isStopped = true
    case .respond(let result, let call):
      waiting.remove(call)
      if stopped.contains(call) { lateCame = call < calls } else if call == calls { hear(result) }
    case .nextCallDelivers(let result): recording.immediateResult = result
    case .clockShows(let time): recording.now = time
    }
  }

  private mutating func fetch() {
    if isPending, replacesEarlier == true {
      recording.cancelled.append(calls)
      replaced.insert(calls)
    }
    calls += 1
    recording.serviceCalls += 1
    (isStopped, lateCame) = (false, false)
    if let result = recording.immediateResult {
      recording.immediateResult = nil
      hear(result)
    } else {
      waiting.insert(calls)
    }
  }

  private mutating func cancel(_ call: Int) {
    recording.cancelled.append(call)
    stopped.insert(call)
  }

  private mutating func hear(_ result: FetchResult) {
    recording.results.append(result)
    recording.times.append(recording.now)
    lastResult = result
  }

  /// Whether a fetch cancels the one before is up to the learner, but then each one does.
  mutating func adopt(_ found: UserListRecording, after kind: Kind) {
    guard kind == .fetchBeside else { return }
    replacesEarlier = !found.cancelled.isEmpty
    if !found.cancelled.isEmpty { replaced.insert(calls - 1) }
  }
}
