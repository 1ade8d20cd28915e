// The protocols of the agenda, the list of all reminders.

/// View → Presenter.
protocol AgendaPresenting: AnyObject {
  func viewDidLoad()
  func didSelectTryAgain()
  func didSelect(_ id: Reminder.ID)
  func didSelect(_ button: AgendaState.Button, of id: Reminder.ID)
}

/// Presenter → View.
protocol AgendaRendering: AnyObject {
  func render(_ state: AgendaState)
}

/// Presenter → Interactor.
protocol AgendaInteracting: ReminderUpdates {
  /// Loads the reminders, which then arrive as an update.
  func load() async throws(RemindersError)

  /// The reminder with an id; nil if there is none, or none any more.
  func reminder(_ id: Reminder.ID) -> Reminder?

  /// Returns when the server has deleted the reminder.
  func delete(_ id: Reminder.ID) async throws(RemindersError)

  /// Returns when the server has set the alarm, or the user has refused it.
  func setAlarm(of id: Reminder.ID) async throws(RemindersError) -> AlarmResult
}

/// Presenter → Router.
protocol AgendaRouting: AnyObject {
  func open(_ reminder: Reminder)

  /// Closes all that lies above the agenda, and gives no answer to a question.
  func closeAll()

  func ask(_ question: DeletionQuestion)
  func say(_ notice: AgendaNotice)
}
