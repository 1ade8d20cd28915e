// The way between the screens: a route says what should happen, and the router does it.

import ScreenKit

/// What a presenter wants to see, above its own screen or in place of it.
enum Route {
  /// A reminder, in place of everything that covers the screen.
  case detail(Reminder)
  /// The question whether to delete a reminder.
  case question(String, deletes: Reminder.ID)
  /// An alert that only says something.
  case notice(String)
  /// The screen itself, without anything that covers it.
  case uncovered
  /// The screen below, after the screen and its question have been closed.
  case closed

  /// The question about a reminder, which is the same for each screen.
  static func deletion(of reminder: Reminder) -> Route {
    .question("Delete “\(reminder.title)”?", deletes: reminder.id)
  }
}

/// The screen that routes begin at, and its question.
///
/// Both are weak, because the navigator owns what is open.
final class RouteOrigin {
  weak var screen: Screen?
  weak var question: Alert?
}

/// Turns the routes of one screen into pushes, pops and alerts.
struct RemindersRouter {
  /// Shared by the copies of a router, so that the screen can be set after its presenter has one.
  let origin = RouteOrigin()
  let interactor: RemindersInteractor
  weak var navigator: Navigator?

  func go(_ route: Route) {
    // A screen that was left opens and closes nothing.
    guard let navigator, let screen = origin.screen, screen.navigator === navigator else { return }
    switch route {
    case .detail(let reminder):
      go(.uncovered)
      navigator.push(detail(of: reminder))
    case .question(let text, let id):
      let alert = Alert(title: text)
      // Weak, because an alert that is still open must not retain the visit.
      alert.addAction(title: "Delete") { [weak interactor] in interactor?.delete(id) }
      alert.addAction(title: "Cancel", isCancel: true)
      origin.question = alert
      navigator.present(alert)
    case .notice(let text):
      let alert = Alert(title: text)
      alert.addAction(title: "OK", isCancel: true)
      navigator.present(alert)
    case .uncovered:
      navigator.dismissAll()
      navigator.pop(to: screen)
    case .closed:
      // Without a question, an open alert has nothing to do with this screen, and stays.
      if origin.question?.navigator != nil { navigator.dismissAll() }
      if navigator.screens.last === screen { navigator.pop() }
    }
  }

  /// Makes the module of a detail, whose routes begin at its own screen.
  private func detail(of reminder: Reminder) -> Screen {
    let router = RemindersRouter(interactor: interactor, navigator: navigator)
    let presenter = ReminderDetailPresenter(reminder: reminder, go: router.go)
    interactor.add(presenter)
    let screen = ReminderDetailScreen(presenter: presenter)
    router.origin.screen = screen
    return screen
  }
}
