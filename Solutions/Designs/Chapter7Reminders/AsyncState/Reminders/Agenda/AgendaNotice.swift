/// A sentence that the user only has to read.
enum AgendaNotice: String {
  case noReminder = "This reminder doesn’t exist."
  case noSound = "Reminders make no sound."
}
