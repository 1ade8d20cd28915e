/// Counts how often in a row something was late.
public struct Lateness: Sendable {
  private var timesInARow = 0

  public init() {}

  /// Notes whether it was late this time.
  public mutating func note(_ isLate: Bool) { timesInARow = isLate ? timesInARow + 1 : 0 }

  /// Whether it was late too often for a busy processor to be the reason.
  public var isLateEachTime: Bool { timesInARow >= 4 }
}
