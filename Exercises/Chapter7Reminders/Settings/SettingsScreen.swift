import Foundation
import ScreenKit

/// The screen from which the modules of this chapter are opened: no module, only a place to begin.
public final class SettingsScreen: Screen {
  private let service: any QuietHoursService = MemoryQuietHours()
  private let reminders = MemoryReminders()

  public override init() {
    super.init()
    title = "Settings"
    rows = ["Quiet hours", "Reminders", "A link: reminders:///2"]
  }

  public override func didSelectRow(at index: Int) {
    // The second of two quick taps finds another screen on top.
    guard let navigator, navigator.top === self else { return }
    let services = RemindersServices(store: reminders, permission: reminders, settings: reminders)
    switch index {
    case 0:
      navigator.push(
        QuietHoursBuilder.makeQuietHoursModule(navigator: navigator, service: service))
    case 1:
      _ = startReminders(on: navigator, with: services)
    default:
      let open = startReminders(on: navigator, with: services)
      if let link = URL(string: "reminders:///2") { open(link) }
    }
  }
}
