import Foundation
import ScreenKit

/// Starts the reminders: shows their first screen on a navigator.
///
/// - Returns: Opens a link that the user chose in another app, such as `reminders:///3`.
func startReminders(
  on navigator: Navigator, with services: RemindersServices
) -> (URL) -> Void {
  let interactor = RemindersInteractor(services: services)
  let router = RemindersRouter(interactor: interactor, navigator: navigator)
  let header = ReminderHeaderPresenter()
  let list = ReminderListPresenter(interactor: interactor, go: router.go)
  interactor.add(header)
  interactor.add(list)

  let screen = ReminderListScreen(presenter: list)
  screen.addChild(ReminderHeaderScreen(presenter: header))
  router.origin.screen = screen
  navigator.push(screen)

  // Weak, because the app may keep the function for longer than the visit.
  return { [weak list] url in
    guard url.scheme == "reminders", let id = Int(url.lastPathComponent) else { return }
    list?.open(id)
  }
}
