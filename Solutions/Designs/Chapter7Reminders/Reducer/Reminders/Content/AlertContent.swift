/// What an alert shows; going back chooses its last answer.
struct AlertContent {
  let title: String
  let answers: [Choice]

  init(_ alert: VisitAlert) {
    switch alert {
    case .deletion(let reminder):
      title = "Delete “\(reminder.title)”?"
      answers = [
        Choice(title: "Delete", action: .confirmDeletion(reminder.id)),
        Choice(title: "Cancel", action: .closeAlert),
      ]
    case .noSound:
      title = "Reminders make no sound."
      answers = [Choice(title: "OK", action: .closeAlert)]
    case .missingReminder:
      title = "This reminder doesn’t exist."
      answers = [Choice(title: "OK", action: .closeAlert)]
    }
  }
}
