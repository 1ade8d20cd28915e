// The contract of a list that can remind the user, and needs a permission for it.

/// Interactor → Notification service.
///
/// One implementation wraps `UNUserNotificationCenter`.
protocol NotificationServiceProtocol: AnyObject {
  /// What the user chose; nil as long as nothing has asked.
  func permission() async -> Bool?
  func requestPermission() async -> Bool
}
