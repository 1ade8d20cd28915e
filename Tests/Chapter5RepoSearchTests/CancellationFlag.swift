import Synchronization

/// Whether a task was cancelled; any thread may set it.
nonisolated final class CancellationFlag: Sendable {
  private let flag = Mutex(false)

  var isRaised: Bool { flag.withLock { $0 } }
  func raise() { flag.withLock { $0 = true } }
}
