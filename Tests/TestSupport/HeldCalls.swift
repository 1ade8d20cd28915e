/// Calls of a test double that wait until a test lets them go on.
///
/// - Note: A task that waits keeps what it has captured, so end all calls when the test is over.
public final class HeldCalls<Key, Outcome: Sendable> {
  private var held: [(key: Key, continuation: CheckedContinuation<Outcome, Never>)] = []

  public init() {}

  /// The calls that wait, the oldest first.
  public var keys: [Key] { held.map(\.key) }

  /// Waits until a test ends the call.
  public func hold(_ key: Key) async -> Outcome {
    let outcome = await withCheckedContinuation { held.append((key, $0)) }
    resumingCalls -= 1
    return outcome
  }

  /// Lets a call go on, which has happened when `settle()` returns.
  public func end(at place: Int, with outcome: Outcome) {
    guard held.indices.contains(place) else { return }
    resumingCalls += 1
    held.remove(at: place).continuation.resume(returning: outcome)
  }
}

/// How many calls were ended whose tasks have not gone on yet.
@MainActor var resumingCalls = 0
