import ScreenKit
import Testing

struct ScreenTests {
  @Test func `A screen loads its view once`() {
    let screen = ProbeScreen()
    screen.loadViewIfNeeded()
    screen.loadViewIfNeeded()
    #expect(screen.events == ["load"])
  }

  @Test func `A screen that was popped and pushed again does not load again`() {
    let navigator = Navigator()
    let screen = ProbeScreen()
    navigator.push(Screen())
    navigator.push(screen)
    navigator.pop()
    navigator.push(screen)
    #expect(screen.events == ["load", "appear", "disappear", "appear"])
  }
}
