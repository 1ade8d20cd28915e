/// Counts how often in a row something was late.
public struct Lateness: Sendable {
  private let limit: Int
  private var timesInARow = 0

  /// Counts from zero.
  ///
  /// - Parameter limit: How often in a row it has to be late before the processor can't be the reason.
  public init(limit: Int = 4) { self.limit = limit }

  /// Notes whether it was late this time.
  public mutating func note(_ isLate: Bool) { timesInARow = isLate ? timesInARow + 1 : 0 }

  /// Whether it was late too often for a busy processor to be the reason.
  public var isLateEachTime: Bool { timesInARow >= limit }
}
