import Observation
import Synchronization

/// Reads state once, and is notified of its first change, as a screen is between two updates.
final class ChangeProbe {
  private let flag = Flag()

  /// Whether any of the state that it read has changed since.
  var wasNotified: Bool { flag.isRaised.withLock { $0 } }

  init(reading read: () -> some Any) {
    withObservationTracking {
      _ = read()
    } onChange: { [flag] in
      flag.isRaised.withLock { $0 = true }
    }
  }

  /// The change may happen anywhere, so the notification does not arrive on the main actor.
  nonisolated private final class Flag: Sendable {
    let isRaised = Mutex(false)
  }
}
