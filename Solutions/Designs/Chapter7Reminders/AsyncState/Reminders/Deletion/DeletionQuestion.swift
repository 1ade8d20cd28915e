/// Asks the user whether a reminder should be deleted; it contains all that the answer needs.
struct DeletionQuestion: Equatable {
  let id: Reminder.ID
  let title: String

  var text: String { "Delete “\(title)”?" }
}

extension DeletionQuestion {
  init(about reminder: Reminder) {
    id = reminder.id
    title = reminder.title
  }
}

/// Router → Presenter: the answer of the user.
protocol DeletionAnswering: AnyObject {
  /// The user wants the reminder of this question to be deleted.
  func didConfirm(_ question: DeletionQuestion)
}
