// only in the solution
// The protocols of the header.

/// Presenter → View.
protocol ReminderHeaderViewProtocol: AnyObject {
  func show(_ text: String)
}

/// View → Presenter.
protocol ReminderHeaderPresenterProtocol: AnyObject {
  var view: (any ReminderHeaderViewProtocol)? { get set }

  func viewDidLoad()
}

/// Presenter → Interactor.
protocol ReminderHeaderInteractorInputProtocol: AnyObject {
  var presenter: (any ReminderHeaderInteractorOutputProtocol)? { get set }

  /// Counts the reminders now, and after each change.
  func startCounting()
}

/// Interactor → Presenter.
protocol ReminderHeaderInteractorOutputProtocol: AnyObject {
  func didCount(due: Int, of all: Int)
}
