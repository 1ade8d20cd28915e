import Synchronization

/// A clock that stands still until the test advances it.
nonisolated final class ManualClock: Clock {
  nonisolated struct Instant: InstantProtocol {
    var offset = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  nonisolated private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  nonisolated private struct State {
    var now = Instant()
    var lastID = 0
    var sleepers: [Int: Sleeper] = [:]
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock(\.now) }
  var minimumResolution: Duration { .zero }
  /// When the next task wakes.
  var nextDeadline: Duration? {
    state.withLock { $0.sleepers.values.map(\.deadline).min()?.offset }
  }
  /// How many tasks wait.
  var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  func advance(by duration: Duration) {
    let awake = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.values.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in awake { sleeper.continuation.resume() }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        add(Sleeper(deadline: deadline, continuation: continuation), id: id)
      }
    } onCancel: {
      state.withLock { $0.sleepers.removeValue(forKey: id) }?.continuation
        .resume(throwing: CancellationError())
    }
  }

  /// Lets a task wait, unless it was cancelled before, or its time has come.
  private func add(_ sleeper: Sleeper, id: Int) {
    let (isCancelled, isDue) = state.withLock { state in
      let (isCancelled, isDue) = (Task.isCancelled, sleeper.deadline <= state.now)
      if !isCancelled && !isDue { state.sleepers[id] = sleeper }
      return (isCancelled, isDue)
    }
    if isCancelled {
      sleeper.continuation.resume(throwing: CancellationError())
    } else if isDue {
      sleeper.continuation.resume()
    }
  }
}
