// The collaborators of a module, which log what they are told.

import TestSupport

@testable import Chapter7Reminders

final class QuietHoursViewSpy: RecordingDouble<ModuleRecording>, QuietHoursViewProtocol {
  func showLoading() { recorder.note("view: show loading") }
  func hideLoading() { recorder.note("view: hide loading") }
  func showMessage(_ message: String) { recorder.note("view: \(message)") }

  func show(_ text: QuietHoursText) {
    recorder.note(
      "view: \(text.start), \(text.end), \(text.summary)\(text.canSave ? " (canSave)" : "")")
  }
}

final class QuietHoursInteractorSpy: RecordingDouble<ModuleRecording>,
  QuietHoursInteractorInputProtocol
{
  weak var presenter: (any QuietHoursInteractorOutputProtocol)?

  func loadHours() { recorder.note("interactor: load") }
  func move(_ bound: QuietHours.Bound, by hours: Int) {
    recorder.note("interactor: move the \(bound) by \(hours)")
  }
  func save(isConfirmed: Bool) {
    recorder.note("interactor: save, \(isConfirmed ? "confirmed" : "unconfirmed")")
  }
}

final class QuietHoursRouterSpy: RecordingDouble<ModuleRecording>, QuietHoursRouterProtocol {
  /// The last confirmation that was asked for.
  private(set) var confirm: (() -> Void)?

  func askToConfirm(length: Int, confirm: @escaping () -> Void) {
    self.confirm = confirm
    recorder.note("router: ask about \(length) hours")
  }

  func close() { recorder.note("router: close") }
}

final class QuietHoursPresenterSpy: RecordingDouble<ModuleRecording>, QuietHoursPresenterProtocol {
  weak var view: (any QuietHoursViewProtocol)?

  func viewDidLoad() { recorder.note("presenter: loaded") }
  func didSelectEarlier(_ bound: QuietHours.Bound) { recorder.note("presenter: \(bound) earlier") }
  func didSelectLater(_ bound: QuietHours.Bound) { recorder.note("presenter: \(bound) later") }
  func didSelectSave() { recorder.note("presenter: save") }
  func didSelectRetry() { recorder.note("presenter: retry") }
}

final class QuietHoursOutputSpy: RecordingDouble<ModuleRecording>,
  QuietHoursInteractorOutputProtocol
{
  /// What this double was told since the last look.
  var toldSinceLastLook: [String] { recorder.take() }

  func didUpdate(_ hours: QuietHours, isChanged: Bool) {
    recorder.note("\(hours.start) to \(hours.end)\(isChanged ? ", changed" : "")")
  }
  func didNeedConfirmation(of hours: QuietHours) {
    recorder.note("needs confirmation: \(hours.start) to \(hours.end)")
  }
  func didStartSaving() { recorder.note("saving") }
  func didSave() { recorder.note("saved") }
  func didFail(with error: QuietHoursError) { recorder.note("failed: \(error)") }
}
