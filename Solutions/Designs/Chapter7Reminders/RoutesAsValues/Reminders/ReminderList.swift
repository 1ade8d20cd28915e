// The list: one row for each reminder, with its buttons.

import ScreenKit

/// The commands of the list's presenter to its screen.
protocol ReminderListDisplay: AnyObject {
  func showLoading()
  func show(lines: [String], rows: [ReminderRow])
}

/// What the user sees of one reminder in the list.
struct ReminderRow {
  let text: String
  var buttons: [String] = []
}

/// A button in a row, with its title.
enum ReminderAction: String {
  case delete = "Delete"
  case remind = "Remind me"
}

/// Decides what the list shows, and what a tap or a link opens.
final class ReminderListPresenter: RemindersOutput {
  weak var display: (any ReminderListDisplay)?
  private let interactor: RemindersInteractor
  private let go: (Route) -> Void

  /// The reminders in the order of the rows; nil until they are loaded.
  private var reminders: [Reminder]?
  /// The last link that arrived before the reminders were loaded.
  private var waitingLink: Reminder.ID?

  init(interactor: RemindersInteractor, go: @escaping (Route) -> Void) {
    self.interactor = interactor
    self.go = go
  }

  func viewDidLoad() {
    interactor.load()
  }

  func didSelectRow(at index: Int) {
    // Before the reminders are loaded, the only row is "Try again".
    guard let reminders else { return interactor.load() }
    guard reminders.indices.contains(index) else { return }
    go(.detail(reminders[index]))
  }

  func didSelectButton(at button: Int, inRow row: Int) {
    guard let reminders, reminders.indices.contains(row) else { return }
    let reminder = reminders[row]
    let actions = actions(for: reminder)
    guard actions.indices.contains(button) else { return }
    switch actions[button] {
    case .delete: go(.deletion(of: reminder))
    case .remind: interactor.setAlarm(of: reminder.id)
    }
  }

  /// Opens the reminder that a link names, as soon as the reminders are loaded.
  func open(_ id: Reminder.ID) {
    guard let reminders else { return waitingLink = id }
    if let reminder = reminders.first(where: { $0.id == id }) {
      go(.detail(reminder))
    } else {
      go(.uncovered)
      go(.notice("This reminder doesn’t exist."))
    }
  }

  func didUpdate(_ reminders: [Reminder]) {
    self.reminders = reminders
    show(reminders)
    if let id = waitingLink {
      waitingLink = nil
      open(id)
    }
  }

  func didSendRequest() {
    if let reminders { show(reminders) } else { display?.showLoading() }
  }

  func didFail(with error: RemindersError, for id: Reminder.ID?) {
    if let reminders {
      show(reminders, message: error.reason)
    } else {
      display?.show(lines: [error.reason], rows: [ReminderRow(text: "Try again")])
    }
  }

  func didRefuseAlarm() {
    go(.notice("Reminders make no sound."))
  }

  private func show(_ reminders: [Reminder], message: String? = nil) {
    let hint = reminders.isEmpty ? "Nothing to remember." : nil
    display?.show(
      lines: [hint, message].compactMap { $0 },
      rows: reminders.map { reminder in
        ReminderRow(
          text: reminder.hasAlarm ? "\(reminder.title), with alarm" : reminder.title,
          buttons: actions(for: reminder).map(\.rawValue))
      })
  }

  private func actions(for reminder: Reminder) -> [ReminderAction] {
    reminder.hasAlarm ? [.delete] : [.delete, .remind]
  }
}

/// Shows the list, and contains the header.
final class ReminderListScreen: Screen, ReminderListDisplay {
  private let presenter: ReminderListPresenter

  init(presenter: ReminderListPresenter) {
    self.presenter = presenter
    super.init()
    title = "Reminders"
    presenter.display = self
  }

  override func viewDidLoad() {
    presenter.viewDidLoad()
  }

  override func didSelectRow(at index: Int) {
    presenter.didSelectRow(at: index)
  }

  override func didSelectButton(at button: Int, inRow row: Int) {
    presenter.didSelectButton(at: button, inRow: row)
  }

  func showLoading() {
    isLoading = true
    (lines, rows, rowButtons) = ([], [], [])
  }

  func show(lines: [String], rows: [ReminderRow]) {
    isLoading = false
    self.lines = lines
    self.rows = rows.map(\.text)
    rowButtons = rows.map(\.buttons)
  }
}
