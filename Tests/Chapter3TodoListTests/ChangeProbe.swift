import Observation
import Synchronization

/// Reads once, and hears of the first change to what it read, as a screen does between two drawings.
final class ChangeProbe {
  private let flag = Flag()

  /// Whether something that was read has changed since.
  var hasHeardOfChange: Bool { flag.isRaised.withLock { $0 } }

  init(reading read: () -> some Any) {
    withObservationTracking {
      _ = read()
    } onChange: { [flag] in
      flag.isRaised.withLock { $0 = true }
    }
  }

  /// The change may come from anywhere, so it is not told on the main actor.
  nonisolated private final class Flag: Sendable {
    let isRaised = Mutex(false)
  }
}
