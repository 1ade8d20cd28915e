import ScreenKit
import TestSupport
import Testing

@testable import Chapter2ItemDetail

extension Chapter2.OpenAndReturn {
  @Test func `2.11 A window that was closed is deallocated with its list`() async throws {
    let survivors = try LeakDetector.survivors { detector in
      let navigator = Navigator()
      let list = try pushList(on: navigator)
      detector.watch(navigator)
      detector.watch(list)
    }

    expect(survivors, equals: [], Rule.navigatorIsBorrowed)
  }

  @Test func `2.11 Each list uses its own window, whatever happens in another one`() async throws {
    // What may crash runs in a separate process, because otherwise the other tests would not run.
    try await #require(processExitsWith: .success, Rule.windowMayBeClosed) {
      await ListWindow.tapInClosedWindow()
    }
    try await ListWindow.closeSomeOfMany()
  }
}
