/// Presenter → Interactor: what every module needs that shows reminders.
protocol ReminderUpdates: AnyObject {
  /// The reminders after each change, beginning with the present ones if they are loaded.
  func updates() -> AsyncStream<[Reminder]>
}
