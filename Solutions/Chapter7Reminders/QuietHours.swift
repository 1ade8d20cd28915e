/// Entity: the hours of a day in which reminders make no sound.
nonisolated struct QuietHours: Equatable, Sendable {
  /// One of the two hours between which it is quiet.
  enum Bound: Sendable {
    case start, end
  }

  /// The full hour at which they begin, from 0 to 23.
  var start: Int
  /// The full hour at which they end, from 0 to 23.
  var end: Int

  /// How many hours it is quiet, from 0 to 23.
  var length: Int { (end - start + 24) % 24 }

  /// Business rule: whether it is quiet for so long that the user has to confirm it, since it may be a mistake.
  var needsConfirmation: Bool { length > 12 }

  /// Moves one bound by some hours, which may be negative, and past midnight.
  mutating func move(_ bound: Bound, by hours: Int) {
    switch bound {
    case .start: start = Self.hour(start + hours)
    case .end: end = Self.hour(end + hours)
    }
  }

  /// The hour of the clock, from 0 to 23, for a number of hours before or after midnight.
  private static func hour(_ number: Int) -> Int { (number % 24 + 24) % 24 }
}
