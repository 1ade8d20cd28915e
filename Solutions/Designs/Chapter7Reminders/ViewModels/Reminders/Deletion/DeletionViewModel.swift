/// View model: the question before a reminder is deleted.
struct DeletionViewModel {
  let question: String
  let confirm: () -> Void

  /// Makes none while the reminder is being deleted, so no question is open when it disappears.
  init?(of reminder: Reminder, in repository: RemindersRepository) {
    guard !repository.isSending(.delete(reminder.id)) else { return nil }
    question = "Delete “\(reminder.title)”?"
    confirm = { repository.delete(reminder.id) }
  }
}
