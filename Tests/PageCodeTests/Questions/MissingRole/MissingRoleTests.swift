import ScreenKit
import TestSupport
import Testing

struct MissingRoleTests {
  @Test func `A module of a view and a presenter shows its data`() {
    let navigator = Navigator()
    navigator.push(AboutBuilder.makeAboutModule(version: "2.1", build: 40))
    expect(navigator.top?.title, equals: "About")
    expect(navigator.top?.lines, equals: ["Version 2.1, build 40"])
  }

  @Test func `It is deallocated with its screen`() {
    let survivors = LeakDetector.survivors { detector in
      let screen = AboutBuilder.makeAboutModule(version: "2.1", build: 40)
      screen.loadViewIfNeeded()
      detector.watch(screen)
      if let view = screen as? AboutView { detector.watch(view.presenter) }
    }
    expect(survivors, equals: [])
  }
}
