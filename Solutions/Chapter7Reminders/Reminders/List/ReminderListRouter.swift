// only in the solution
import ScreenKit

/// Router: asks and informs the user above the list, and opens a reminder.
final class ReminderListRouter: ReminderListRouterProtocol {
  weak var screen: Screen?
  private let feature: RemindersRouter

  init(feature: RemindersRouter) {
    self.feature = feature
  }

  func ask(_ question: ReminderAlert, confirm: @escaping () -> Void) {
    // exercise 7.6 · list router: Nothing can be deleted yet. Let the user delete a reminder, after a question.
    screen?.navigator?.present(Alert(question, confirm: confirm))
    // end 7.6
  }

  func tell(_ message: ReminderAlert) {
    // exercise 7.7 · list router: No reminder has an alarm yet. Let the user set one, and ask for the permission once.
    screen?.navigator?.present(Alert(message))
    // end 7.7
  }

  func openReminder(_ id: Reminder.ID) {
    // exercise 7.9 · list router: A reminder can't be opened yet. Show it in a screen of its own.
    guard let screen, screen.navigator?.top === screen else { return }
    // The second of two quick taps doesn't get here, because the detail is on top already.
    feature.openReminder(id)
    // end 7.9
  }
}
