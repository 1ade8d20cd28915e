// The header of the list: how many reminders are due.

import ScreenKit

/// The command of the header's presenter to its screen.
protocol ReminderHeaderDisplay: AnyObject {
  func show(_ line: String)
}

/// Counts the reminders that are due, after each change.
final class ReminderHeaderPresenter: RemindersOutput {
  weak var display: (any ReminderHeaderDisplay)?

  func didUpdate(_ reminders: [Reminder]) {
    display?.show("Due: \(reminders.count(where: \.isDue)) of \(reminders.count)")
  }
}

/// Shows the header, as a part of the list's screen.
final class ReminderHeaderScreen: Screen, ReminderHeaderDisplay {
  // Retained here, because the interactor refers to it weakly.
  private let presenter: ReminderHeaderPresenter

  init(presenter: ReminderHeaderPresenter) {
    self.presenter = presenter
    super.init()
    presenter.display = self
  }

  func show(_ line: String) {
    lines = [line]
  }
}
