/// App → Presenter: links that the user has chosen in other apps.
protocol LinkOpening: AnyObject {
  /// Opens what the link names, as soon as the reminders are loaded.
  func open(_ link: ReminderLink)
}
