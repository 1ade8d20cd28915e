/// Waits for what needs no time but turns, and tells whether it came to hold.
///
/// Each look gives a turn to the main actor and to the tasks in the background, and none of them sleeps. So what
/// pauses is not there yet when the looks end. Beside a busy processor, one answer in thousands may be late as well;
/// so look several times before you call it a pause.
///
/// - Parameter condition: What to wait for; it is asked again and again on the main actor.
@MainActor public func soon(_ condition: () -> Bool) async -> Bool {
  for _ in 0..<200 {
    if condition() { return true }
    await Task.detached {}.value
  }
  return condition()
}

/// Counts how often in a row something was late.
public struct Lateness: Sendable {
  private var timesInARow = 0

  public init() {}

  /// Notes whether it was late this time.
  public mutating func note(_ isLate: Bool) { timesInARow = isLate ? timesInARow + 1 : 0 }

  /// Whether it was late too often for a busy processor to be the reason.
  public var isLateEachTime: Bool { timesInARow >= 4 }
}
