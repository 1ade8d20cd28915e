// The collaborators of a module, which log what they are told.

@testable import Chapter7Reminders

final class QuietHoursViewSpy: QuietHoursViewProtocol {
  private let log: Log

  init(_ log: Log) { self.log = log }

  func showLoading() { log.note("view: show loading") }
  func hideLoading() { log.note("view: hide loading") }
  func showMessage(_ message: String) { log.note("view: \(message)") }

  func show(_ text: QuietHoursText) {
    log.note(
      "view: \(text.start), \(text.end), \(text.summary)\(text.canSave ? " Save" : "")")
  }
}

final class QuietHoursInteractorSpy: QuietHoursInteractorInputProtocol {
  weak var presenter: (any QuietHoursInteractorOutputProtocol)?
  private let log: Log

  init(_ log: Log) { self.log = log }

  func loadHours() { log.note("interactor: load") }
  func move(_ bound: QuietHours.Bound, by hours: Int) {
    log.note("interactor: move the \(bound) by \(hours)")
  }
  func save(isConfirmed: Bool) {
    log.note("interactor: save\(isConfirmed ? ", confirmed" : "")")
  }
}

final class QuietHoursRouterSpy: QuietHoursRouterProtocol {
  /// The last confirmation that was asked for.
  private(set) var confirm: (() -> Void)?
  private let log: Log

  init(_ log: Log) { self.log = log }

  func askToConfirm(length: Int, confirm: @escaping () -> Void) {
    self.confirm = confirm
    log.note("router: ask about \(length) hours")
  }

  func close() { log.note("router: close") }
}

final class QuietHoursPresenterSpy: QuietHoursPresenterProtocol {
  weak var view: (any QuietHoursViewProtocol)?
  private let log: Log

  init(_ log: Log) { self.log = log }

  func viewDidLoad() { log.note("presenter: loaded") }
  func didSelectEarlier(_ bound: QuietHours.Bound) { log.note("presenter: \(bound) earlier") }
  func didSelectLater(_ bound: QuietHours.Bound) { log.note("presenter: \(bound) later") }
  func didSelectSave() { log.note("presenter: save") }
  func didSelectRetry() { log.note("presenter: retry") }
}

final class QuietHoursOutputSpy: QuietHoursInteractorOutputProtocol {
  private let log: Log

  init(_ log: Log) { self.log = log }

  func didUpdate(_ hours: QuietHours, isChanged: Bool) {
    log.note("\(hours.start) to \(hours.end)\(isChanged ? ", changed" : "")")
  }
  func didNeedConfirmation(of hours: QuietHours) {
    log.note("confirm \(hours.start) to \(hours.end)")
  }
  func didStartSaving() { log.note("saving") }
  func didSave() { log.note("saved") }
  func didFail(with error: QuietHoursError) { log.note("failed: \(error)") }
}
