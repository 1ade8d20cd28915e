import Synchronization

/// Counts calls that may arrive on any thread.
nonisolated final class LockedCount: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock(\.self) }

  /// - Returns: The number of this call, from 1.
  @discardableResult func add() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
