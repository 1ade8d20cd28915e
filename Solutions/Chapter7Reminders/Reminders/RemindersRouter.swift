// only in the solution
import Foundation
import ScreenKit

/// Router of all modules of the reminders: knows which screen is opened from where, and what a link means.
///
/// It looks a reminder up in the book itself, so that all links are handled in one place, whatever screen is open.
final class RemindersRouter: ReminderBookObserver {
  private weak var navigator: Navigator?
  private let permission: any AlarmPermission
  private let settings: any AlarmSettings
  private let book: ReminderBook
  private weak var list: Screen?
  /// The reminder of a link that came before the reminders were loaded.
  private var linkedID: Reminder.ID?

  init(
    navigator: Navigator, permission: any AlarmPermission, settings: any AlarmSettings,
    book: ReminderBook
  ) {
    self.navigator = navigator
    self.permission = permission
    self.settings = settings
    self.book = book
  }

  func showList() {
    book.addObserver(self)
    let screen = ReminderListBuilder.makeModule(
      book: book, permission: permission, settings: settings, feature: self)
    list = screen
    navigator?.push(screen)
  }

  func openReminder(_ id: Reminder.ID) {
    // exercise 7.9 · router: A reminder can't be opened yet. Show it in a screen of its own.
    navigator?.push(ReminderDetailBuilder.makeModule(id: id, book: book))
    // end 7.9
  }

  func open(_ link: URL) {
    // exercise 7.10 · router: A link opens nothing yet. Open the reminder that it names, whatever is on the screen.
    guard link.scheme == "reminders", let id = Int(link.lastPathComponent) else { return }
    linkedID = id
    openLinked()
    // end 7.10
  }

  func remindersDidChange() {
    openLinked()
  }

  private func openLinked() {
    // Without a navigator, the visit has ended.
    guard let list, let navigator = list.navigator, let id = linkedID,
      let reminders = book.reminders
    else { return }
    // exercise 7.10 · router, when loaded: A link opens nothing yet. Open the reminder that it names, whatever is on the screen.
    linkedID = nil
    navigator.dismissAll()
    navigator.pop(to: list)
    if reminders.contains(where: { $0.id == id }) {
      openReminder(id)
    } else {
      navigator.present(Alert(.noReminder))
    }
    // end 7.10
  }
}
