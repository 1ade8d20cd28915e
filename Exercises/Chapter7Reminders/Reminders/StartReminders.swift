import Foundation
import ScreenKit

/// Starts the reminders: shows their first screen on a navigator.
///
/// - Returns: Opens a link that the user chose in another app, such as `reminders:///3`.
func startReminders(
  on navigator: Navigator, with services: RemindersServices
) -> (URL) -> Void {
  // TODO: 7.5 There is no list yet. Show the reminders, load them, and report errors.
  navigator.push(Screen())
  return { _ in }
}

// TODO: 7.6 Nothing can be deleted yet. Let the user delete a reminder, after a question.

// TODO: 7.7 No reminder has an alarm yet. Let the user set one, and ask for the permission once.

// TODO: 7.8 The user doesn't see how many reminders are due. Show it above the list, in a module of its own.

// TODO: 7.9 A reminder can't be opened yet. Show it in a screen of its own.

// TODO: 7.10 A link opens nothing yet. Open the reminder that it names, whatever is on the screen.
