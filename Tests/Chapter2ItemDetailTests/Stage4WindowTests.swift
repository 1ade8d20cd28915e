import ScreenKit
import TestSupport
import Testing

@testable import Chapter2ItemDetail

extension Chapter2.OpenAndReturn {
  @Test func `2.11 A window that was closed is deallocated with its list`() async throws {
    // Only the closure owns the navigator, so the window is closed when the closure returns. The
    // survivors are the watched objects that are still in memory then.
    let survivors = try LeakDetector.survivors { detector in
      let navigator = Navigator()
      let list = try pushList(on: navigator)
      detector.watch(navigator)
      detector.watch(list)
    }

    expect(survivors, equals: [], Rule.navigatorIsBorrowed)
  }

  @Test func `2.11 Each list uses its own window, whatever happens in another one`() async throws {
    // After its window was closed, a list still receives a tap, which must open nothing. What may
    // crash runs in a separate process, because otherwise the other tests would not run.
    try await #require(processExitsWith: .success, Rule.windowMayBeClosed) {
      await ListWindow.tapInClosedWindow()
    }
    // Up to four windows open and close lists and details by chance. Each shows only its own
    // screens, and after all of them were closed, none of their objects is in memory.
    try await ListWindow.requireOwnScreensInManyWindows()
  }
}
