import Foundation
import ScreenKit

/// Starts the reminders: shows their first screen on a navigator.
///
/// - Returns: Opens a link that the user chose in another app, such as `reminders:///3`.
func startReminders(
  on navigator: Navigator, with services: RemindersServices
) -> (URL) -> Void {
  // exercise 7.5 · start: There is no list yet. Show the reminders, load them, and report errors.
  let book = ReminderBook(store: services.store)
  let feature = RemindersRouter(
    navigator: navigator, permission: services.permission, settings: services.settings, book: book)
  feature.showList()
  return { feature.open($0) }
  // starter: navigator.push(Screen())
  // starter: return { _ in }
  // end 7.5
}

// exercise 7.6 · wish: Nothing can be deleted yet. Let the user delete a reminder, after a question.
// end 7.6

// exercise 7.7 · wish: No reminder has an alarm yet. Let the user set one, and ask for the permission once.
// end 7.7

// exercise 7.8 · wish: The user doesn't see how many reminders are due. Show it above the list, in a module of its own.
// end 7.8

// exercise 7.9 · wish: A reminder can't be opened yet. Show it in a screen of its own.
// end 7.9

// exercise 7.10 · wish: A link opens nothing yet. Open the reminder that it names, whatever is on the screen.
// end 7.10
