// The contract of a list that can remind the user, and needs a permission for it.

/// Interactor → Notification service.
///
/// One implementation wraps `UNUserNotificationCenter`.
protocol NotificationServiceProtocol: AnyObject {
  func requestPermission() async -> Bool
}

/// Interactor → Settings: what the user chose; nil as long as the app has not asked.
protocol AlarmSettingsProtocol: AnyObject {
  var mayNotify: Bool? { get set }
}
