// only in the solution
// The protocols of the detail.

/// Presenter → View.
protocol ReminderDetailViewProtocol: AnyObject {
  func show(title: String, text: String)
  func showMessage(_ message: String)
}

/// View → Presenter.
protocol ReminderDetailPresenterProtocol: AnyObject {
  var view: (any ReminderDetailViewProtocol)? { get set }

  func viewDidLoad()
  func didSelectDelete()
}

/// Presenter → Interactor.
protocol ReminderDetailInteractorInputProtocol: AnyObject {
  var presenter: (any ReminderDetailInteractorOutputProtocol)? { get set }

  /// Reads the reminder now, and after each change.
  func readReminder()
  func deleteReminder()
}

/// Interactor → Presenter.
protocol ReminderDetailInteractorOutputProtocol: AnyObject {
  func didRead(_ reminder: Reminder)
  func didFail(with error: RemindersError)
  /// The reminder doesn't exist any more, on this screen or any other.
  func didLoseReminder()
}

/// Presenter → Router.
protocol ReminderDetailRouterProtocol: AnyObject {
  /// Shows an alert.
  ///
  /// - Parameter confirm: Called if the user agrees.
  func ask(_ question: ReminderAlert, confirm: @escaping () -> Void)
  /// Closes the detail with the alerts above it, unless the user has left it, or another screen was pushed above it.
  func close()
}
