import Synchronization

/// Collects what the test doubles record, from any thread.
nonisolated final class Recorder: Sendable {
  private let state = Mutex(Recording())

  var recorded: Recording {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  func note(_ change: (inout Recording) -> Void) {
    state.withLock { change(&$0) }
  }
}
