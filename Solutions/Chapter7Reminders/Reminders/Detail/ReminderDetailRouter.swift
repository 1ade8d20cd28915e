// only in the solution
import ScreenKit

/// Router: asks the user above the detail, and closes it.
final class ReminderDetailRouter: ReminderDetailRouterProtocol {
  weak var screen: Screen?

  func ask(_ question: ReminderAlert, confirm: @escaping () -> Void) {
    screen?.navigator?.present(Alert(question, confirm: confirm))
  }

  func close() {
    // exercise 7.9 · detail router: A reminder can't be opened yet. Show it in a screen of its own.
    guard let screen, let navigator = screen.navigator, navigator.screens.last === screen
    else { return }
    navigator.dismissAll()
    if navigator.top === screen { navigator.pop() }
    // end 7.9
  }
}
