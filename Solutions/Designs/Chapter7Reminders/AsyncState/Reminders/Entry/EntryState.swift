/// All that an entry shows.
struct EntryState: Equatable {
  let title: String
  let due: String
  var message: String?
}

extension EntryState {
  init(_ reminder: Reminder) {
    title = reminder.title
    due = reminder.isDue ? "Due." : "Not due yet."
  }
}
