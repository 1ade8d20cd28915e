import Synchronization

/// Collects what the test doubles record, from any thread.
nonisolated final class ServiceLog: Sendable {
  private let state = Mutex(ServiceRecording())

  var recorded: ServiceRecording {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  func note(_ change: (inout ServiceRecording) -> Void) {
    state.withLock { change(&$0) }
  }
}
