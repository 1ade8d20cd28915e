// Interactor → Service: the quiet hours of the user, which all of their devices share.

/// Loads and saves the quiet hours.
///
/// It lives as long as the app, so it outlives every screen.
protocol QuietHoursService: AnyObject {
  /// Called when the quiet hours were changed on another device.
  ///
  /// There is one observer at a time, and a new one replaces it.
  var onChange: ((QuietHours) -> Void)? { get set }

  /// Returns the saved hours.
  func load() async throws(QuietHoursError) -> QuietHours

  /// Replaces the saved hours, on all devices.
  func save(_ hours: QuietHours) async throws(QuietHoursError)
}
