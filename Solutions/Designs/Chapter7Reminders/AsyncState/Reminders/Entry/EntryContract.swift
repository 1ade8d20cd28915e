// The protocols of an entry, the detail of one reminder.

/// View → Presenter.
protocol EntryPresenting: AnyObject {
  func viewDidLoad()
  func didSelectDelete()
}

/// Presenter → View.
protocol EntryRendering: AnyObject {
  func render(_ state: EntryState)
}

/// Presenter → Interactor.
protocol EntryInteracting: ReminderUpdates {
  /// Returns when the server has deleted the reminder.
  func delete(_ id: Reminder.ID) async throws(RemindersError)
}

/// Presenter → Router.
protocol EntryRouting: AnyObject {
  func ask(_ question: DeletionQuestion)

  /// Closes the entry together with its question, unless the user has left it.
  func close()
}
