/// Service: keeps the quiet hours in memory, for as long as the app runs.
final class MemoryQuietHours: QuietHoursService {
  var onChange: ((QuietHours) -> Void)?

  private var hours = QuietHours(start: 22, end: 7)

  func load() async throws(QuietHoursError) -> QuietHours { hours }

  func save(_ hours: QuietHours) async throws(QuietHoursError) {
    self.hours = hours
  }
}
