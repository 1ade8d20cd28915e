import ScreenKit

/// The screen below the quiet hours: no module, only a place from which to open one.
public final class SettingsScreen: Screen {
  private let service: any QuietHoursService = MemoryQuietHours()

  public override init() {
    super.init()
    title = "Settings"
    rows = ["Quiet hours"]
  }

  public override func didSelectRow(at index: Int) {
    guard let navigator else { return }
    navigator.push(
      QuietHoursBuilder.makeQuietHoursModule(navigator: navigator, service: service))
  }
}
