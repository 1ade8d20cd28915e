// The presenters: each is a function from the state to what one screen shows.

/// What the user can do in the list.
struct ListActions {
  let load: () -> Void
  let setAlarm: (Reminder.ID) -> Void
  let open: (RemindersRoute) -> Void
}

/// Presenter: turns the state into the content of the list.
func listContent(of state: RemindersState, actions: ListActions) -> RemindersContent {
  var content = RemindersContent(title: "Reminders")
  switch state.phase {
  case .loading:
    content.isLoading = true
  case .failed(let error):
    content.lines = [error.reason]
    content.rows = [.init(choice: .init(title: "Try again", select: actions.load))]
  case .loaded(let reminders):
    let note = reminders.isEmpty ? "Nothing to remember." : state.failure?.error.reason
    content.lines = [note].compactMap(\.self)
    content.rows = reminders.map { row(of: $0, actions: actions) }
  }
  return content
}

private func row(of reminder: Reminder, actions: ListActions) -> RemindersContent.Row {
  let title = reminder.hasAlarm ? "\(reminder.title), with alarm" : reminder.title
  let delete = RemindersContent.Choice(title: "Delete") { actions.open(.deletion(of: reminder)) }
  let remind = RemindersContent.Choice(title: "Remind me") { actions.setAlarm(reminder.id) }
  return .init(
    choice: .init(title: title) { actions.open(.detail(of: reminder)) },
    buttons: reminder.hasAlarm ? [delete] : [delete, remind])
}

/// Presenter: turns the state into the content of the header.
func headerContent(of state: RemindersState) -> RemindersContent {
  guard case .loaded(let reminders) = state.phase else { return .init() }
  return .init(lines: ["Due: \(reminders.count(where: \.isDue)) of \(reminders.count)"])
}

/// What the user can do in the detail.
struct DetailActions {
  let open: (RemindersRoute) -> Void
}

/// Presenter: turns a reminder, and why it could not be deleted, into the content of the detail.
func detailContent(
  of reminder: Reminder, failure: RemindersState.Failure? = nil, actions: DetailActions
) -> RemindersContent {
  var content = RemindersContent(title: reminder.title)
  content.lines = [reminder.isDue ? "Due." : "Not due yet."]
  if let failure, failure.change == .delete(reminder.id) {
    content.lines.append(failure.error.reason)
  }
  let delete = RemindersContent.Choice(title: "Delete") { actions.open(.deletion(of: reminder)) }
  content.rows = [.init(choice: delete)]
  return content
}
