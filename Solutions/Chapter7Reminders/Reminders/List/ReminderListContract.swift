// only in the solution
// The protocols of the list.

/// Presenter → View.
protocol ReminderListViewProtocol: AnyObject {
  func showLoading()
  /// Shows the rows, below a note if there is one.
  func show(_ rows: [ReminderRow], note: String?)
  func showMessage(_ message: String)
  /// Shows a message in place of the list that `showLoading()` has cleared, with a row that tries again.
  func showFailure(_ message: String)
}

/// View → Presenter.
protocol ReminderListPresenterProtocol: AnyObject {
  var view: (any ReminderListViewProtocol)? { get set }

  func viewDidLoad()
  func didSelectRetry()
  func didSelectDelete(_ id: Reminder.ID)
  func didSelectAlarm(_ id: Reminder.ID)
  func didSelectReminder(_ id: Reminder.ID)
}

/// Presenter → Interactor.
protocol ReminderListInteractorInputProtocol: AnyObject {
  var presenter: (any ReminderListInteractorOutputProtocol)? { get set }

  func loadReminders()
  func deleteReminder(_ id: Reminder.ID)
  func setAlarm(of id: Reminder.ID)
}

/// Interactor → Presenter.
protocol ReminderListInteractorOutputProtocol: AnyObject {
  func didUpdate(_ reminders: [Reminder])
  func didFailToLoad(with error: RemindersError)
  func didFailToChange(with error: RemindersError)
  /// The user has refused alarms, now or earlier.
  func didRefuseAlarm()
}

/// Presenter → Router.
protocol ReminderListRouterProtocol: AnyObject {
  /// Shows an alert.
  ///
  /// - Parameter confirm: Called if the user agrees.
  func ask(_ question: ReminderAlert, confirm: @escaping () -> Void)
  func tell(_ message: ReminderAlert)
  func openReminder(_ id: Reminder.ID)
}
