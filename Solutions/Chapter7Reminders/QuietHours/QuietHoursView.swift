import ScreenKit

/// View: shows the quiet hours, with two buttons for each bound.
final class QuietHoursView: Screen, QuietHoursViewProtocol {
  private let presenter: any QuietHoursPresenterProtocol

  init(presenter: any QuietHoursPresenterProtocol) {
    self.presenter = presenter
    super.init()
    title = "Quiet hours"
  }

  override func viewDidLoad() {
    presenter.viewDidLoad()
  }

  func showLoading() {
    isLoading = true
    // What the last request led to is not true of this one.
    lines = text.map { [$0.summary] } ?? []
    if text == nil { rows = [] }
  }

  func hideLoading() {
    isLoading = false
  }

  func showMessage(_ message: String) {
    lines = (text.map { [$0.summary] } ?? []) + [message]
    if text == nil { rows = ["Try again"] }
  }

  // exercise 7.4 · view: These two files work in the demonstration as well. Review them, and correct what you find.
  private var text: QuietHoursText?

  override func didSelectRow(at index: Int) {
    if text == nil { return presenter.didSelectRetry() }
    if index == 2 { presenter.didSelectSave() }
  }

  override func didSelectButton(at button: Int, inRow row: Int) {
    let bound: QuietHours.Bound = row == 0 ? .start : .end
    if button == 0 { presenter.didSelectEarlier(bound) } else { presenter.didSelectLater(bound) }
  }

  func show(_ text: QuietHoursText) {
    self.text = text
    lines = [text.summary]
    rows = [text.start, text.end] + (text.canSave ? ["Save"] : [])
    rowButtons = [["Earlier", "Later"], ["Earlier", "Later"]]
  }
  // starter: private var text: QuietHoursText?
  // starter: private var savedText: String?
  // starter:
  // starter: override func didSelectRow(at index: Int) {
  // starter:   if text == nil { return presenter.didSelectRetry() }
  // starter:   if index == 2 { presenter.didSelectSave() }
  // starter: }
  // starter:
  // starter: override func didSelectButton(at button: Int, inRow row: Int) {
  // starter:   let bound: QuietHours.Bound = row == 0 ? .start : .end
  // starter:   if button == 0 { presenter.didSelectEarlier(bound) } else { presenter.didSelectLater(bound) }
  // starter: }
  // starter:
  // starter: func show(_ text: QuietHoursText) {
  // starter:   self.text = text
  // starter:   savedText = savedText ?? text.start + text.end
  // starter:   let isChanged = text.start + text.end != savedText
  // starter:   lines = [text.summary]
  // starter:   rows = [text.start, text.end] + (isChanged ? ["Save"] : [])
  // starter:   rowButtons = [["Earlier", "Later"], ["Earlier", "Later"]]
  // starter: }
  // end 7.4
}
