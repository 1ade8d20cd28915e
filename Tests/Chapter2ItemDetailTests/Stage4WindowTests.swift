import ScreenKit
import TestSupport
import Testing

@testable import Chapter2ItemDetail

extension Chapter2.OpenAndReturn {
  @Test func `2.11 The wireframe references its navigator weakly`() {
    let wireframe: ListWireframe
    let detector = LeakDetector()
    do {
      let navigator = Navigator()
      wireframe = ListWireframe(navigator: navigator)
      detector.watch(navigator)
    }
    withExtendedLifetime(wireframe) {
      expect(detector.survivors, equals: [], Rule.navigatorIsBorrowed)
    }
  }

  @Test func `2.11 The whole list is deallocated with its navigator`() async throws {
    let detector = LeakDetector()
    do {
      let (navigator, other) = (Navigator(), Navigator())
      let view = try pushList(on: navigator)
      let presenter = try #require(view.presenter, Rule.strongForward)
      let wireframe = try #require(presenter.wireframe, Rule.strongForward)
      [navigator, view, presenter, wireframe].forEach(detector.watch)
      detector.watch(try #require(presenter.interactor, Rule.strongForward))
      wireframe.showDetail(for: .clock)
      await settle()
      wireframe.showDetail(for: .lamp)
      await settle()
      // The second window has a list as well, and the user opens a detail in the first one.
      let second = try pushList(on: other)
      detector.watch(second)
      detector.watch(try #require(second.presenter, Rule.strongForward))
      wireframe.showDetail(for: .bicycle)
      await settle()
      try require(other.screens.count, equals: 1, Rule.windowsAreApart)
    }
    _ = await eventually { detector.survivors == [] }
    expect(detector.survivors, equals: [], Rule.navigatorIsBorrowed)
  }
}
