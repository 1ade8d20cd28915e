// only in the solution
/// View model: what an alert says about reminders, to which its initializer of `Alert` adds only "OK" and "Cancel".
struct ReminderAlert: Equatable {
  let title: String
  /// The answer that changes something; nil if there is nothing to decide.
  var confirmation: String?

  /// Asks whether a reminder should be deleted.
  static func deletion(of title: String) -> ReminderAlert {
    ReminderAlert(title: "Delete “\(title)”?", confirmation: "Delete")
  }

  static let alarmsAreRefused = ReminderAlert(title: "Reminders make no sound.")

  static let noReminder = ReminderAlert(title: "This reminder doesn’t exist.")
}
