// The protocols of the quiet hours.

/// Presenter → View.
protocol QuietHoursViewProtocol: AnyObject {
  /// A request is in flight.
  func showLoading()
  func hideLoading()
  func show(_ text: QuietHoursText)

  /// Shows a message, together with the hours if there are any.
  func showMessage(_ message: String)
}

/// View → Presenter.
protocol QuietHoursPresenterProtocol: AnyObject {
  var view: (any QuietHoursViewProtocol)? { get set }

  func viewDidLoad()
  func didSelectEarlier(_ bound: QuietHours.Bound)
  func didSelectLater(_ bound: QuietHours.Bound)
  func didSelectSave()
  func didSelectRetry()
}

/// Presenter → Interactor.
protocol QuietHoursInteractorInputProtocol: AnyObject {
  var presenter: (any QuietHoursInteractorOutputProtocol)? { get set }

  func loadHours()

  /// Moves one bound by some hours. It has no effect during a save.
  func move(_ bound: QuietHours.Bound, by hours: Int)

  /// Saves the hours, unless the user still has to confirm them. It has no effect during a save.
  func save(isConfirmed: Bool)
}

/// Interactor → Presenter.
protocol QuietHoursInteractorOutputProtocol: AnyObject {
  /// The hours were loaded, moved, or changed on another device.
  ///
  /// - Parameter isChanged: Whether they differ from the ones that are saved.
  func didUpdate(_ hours: QuietHours, isChanged: Bool)

  /// Nothing was saved yet, because the user has to confirm the hours.
  func didNeedConfirmation(of hours: QuietHours)

  func didStartSaving()

  /// The server has saved the hours.
  func didSave()

  /// The hours could not be loaded, or not be saved.
  func didFail(with error: QuietHoursError)
}

/// Presenter → Router.
protocol QuietHoursRouterProtocol: AnyObject {
  /// Asks the user whether it should be quiet for so many hours.
  ///
  /// - Parameter confirm: Called if the user agrees.
  func askToConfirm(length: Int, confirm: @escaping () -> Void)

  /// Closes the quiet hours, unless the user has left them, or something lies above them.
  func close()
}
