import Foundation
import ScreenKit

/// Starts the reminders: shows their first screen on a navigator.
///
/// - Returns: Opens a link that the user chose in another app, such as `reminders:///3`.
func startReminders(
  on navigator: Navigator, with services: RemindersServices
) -> (URL) -> Void {
  let visit = VisitNavigation(store: VisitStore(services: services))
  visit.start(on: navigator)
  return { link in
    if let action = VisitAction(link: link) { visit.send(action) }
  }
}
