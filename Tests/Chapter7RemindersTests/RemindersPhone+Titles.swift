import TestSupport

@testable import ScreenKit

extension RemindersPhone {
  /// Waits for one of several titles, of which each is right.
  func waitForTitle(in titles: [String]) async { await wait { titles.contains(title) } }

  /// Waits for a title that need not come.
  func waitBriefly(for title: String) async {
    _ = await eventually(looks: 30) {
      navigator.updateScreens()
      return self.title == title
    }
  }
}
