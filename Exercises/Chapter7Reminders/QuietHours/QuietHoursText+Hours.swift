nonisolated extension QuietHoursText {
  /// Creates the display strings of some hours.
  init(_ hours: QuietHours, canSave: Bool) {
    let summary =
      switch hours.length {
      case 0: "Reminders always make a sound."
      case 1: "1 hour without a sound."
      case let length: "\(length) hours without a sound."
      }
    self.init(
      summary: summary, start: "From \(hours.start):00", end: "To \(hours.end):00",
      canSave: canSave)
  }
}
