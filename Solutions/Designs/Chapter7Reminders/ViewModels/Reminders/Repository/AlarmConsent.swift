/// Repository: knows whether alarms are allowed, and has the system ask the user at most once.
final class AlarmConsent {
  private let permission: any AlarmPermission
  private let settings: any AlarmSettings
  private var isAsking = false

  init(permission: any AlarmPermission, settings: any AlarmSettings) {
    self.permission = permission
    self.settings = settings
  }

  /// Returns the user's answer, which the system asks for if there is none yet.
  ///
  /// - Returns: Whether alarms are allowed; nil if the system is asking already.
  func answer() async -> Bool? {
    if let isAllowed = settings.isAllowed { return isAllowed }
    guard !isAsking else { return nil }
    isAsking = true
    defer { isAsking = false }
    let isAllowed = await permission.request()
    settings.isAllowed = isAllowed
    return isAllowed
  }
}
