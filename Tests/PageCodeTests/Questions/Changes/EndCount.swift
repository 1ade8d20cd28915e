import Synchronization

/// A count that can be raised on any thread, where a stream notices its end.
nonisolated final class EndCount: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock { $0 } }

  func add() { count.withLock { $0 += 1 } }
}
