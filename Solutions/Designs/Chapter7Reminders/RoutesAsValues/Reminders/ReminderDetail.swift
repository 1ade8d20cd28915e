// The detail: one reminder in a screen of its own.

import ScreenKit

/// The command of the detail's presenter to its screen.
protocol ReminderDetailDisplay: AnyObject {
  func show(title: String, lines: [String], row: String)
}

/// Decides what the detail shows, and closes it when its reminder is gone.
final class ReminderDetailPresenter: RemindersOutput {
  weak var display: (any ReminderDetailDisplay)?
  private let reminder: Reminder
  private let go: (Route) -> Void

  init(reminder: Reminder, go: @escaping (Route) -> Void) {
    self.reminder = reminder
    self.go = go
  }

  func viewDidLoad() {
    show()
  }

  func didSelectDelete() {
    go(.deletion(of: reminder))
  }

  func didUpdate(_ reminders: [Reminder]) {
    let isGone = !reminders.contains { $0.id == reminder.id }
    if isGone { go(.closed) } else { show() }
  }

  func didSendRequest() {
    show()
  }

  func didFail(with error: RemindersError, for id: Reminder.ID?) {
    if id == reminder.id { show(message: error.reason) }
  }

  private func show(message: String? = nil) {
    let state = reminder.isDue ? "Due." : "Not due yet."
    display?.show(
      title: reminder.title, lines: [state, message].compactMap { $0 }, row: "Delete")
  }
}

/// Shows the detail.
final class ReminderDetailScreen: Screen, ReminderDetailDisplay {
  private let presenter: ReminderDetailPresenter

  init(presenter: ReminderDetailPresenter) {
    self.presenter = presenter
    super.init()
    presenter.display = self
  }

  override func viewDidLoad() {
    presenter.viewDidLoad()
  }

  override func didSelectRow(at index: Int) {
    presenter.didSelectDelete()
  }

  func show(title: String, lines: [String], row: String) {
    self.title = title
    self.lines = lines
    rows = [row]
  }
}
