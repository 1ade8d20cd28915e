// only in the solution
// The protocols of the header.

/// Presenter → View.
protocol ReminderHeaderViewProtocol: AnyObject {
  func show(_ text: String)
}

/// View → Presenter.
protocol ReminderHeaderPresenterProtocol: AnyObject {
  var view: (any ReminderHeaderViewProtocol)? { get set }
}

/// Presenter → Interactor: the header asks for nothing, so this only connects the two.
protocol ReminderHeaderInteractorInputProtocol: AnyObject {
  var presenter: (any ReminderHeaderInteractorOutputProtocol)? { get set }
}

/// Interactor → Presenter.
protocol ReminderHeaderInteractorOutputProtocol: AnyObject {
  func didCount(due: Int, of all: Int)
}
