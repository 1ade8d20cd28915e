import ScreenKit
import Testing

struct NavigatorTests {
  let navigator = Navigator()
  let root = ProbeScreen("Root")
  let detail = ProbeScreen("Detail")

  init() {
    navigator.push(root)
  }

  @Test func `A pushed screen covers the one below`() {
    navigator.push(detail)
    #expect(navigator.top === detail)
    #expect(root.events == ["load", "appear", "disappear"])
    #expect(detail.events == ["load", "appear"])
  }

  @Test func `A screen knows its navigator when its view loads, and no longer once popped`() {
    let screen = NavigatorProbe()
    navigator.push(screen)
    #expect(screen.navigatorAtLoad === navigator)
    navigator.pop()
    #expect(screen.navigator == nil)
  }

  @Test func `Popping shows the screen below again`() {
    navigator.push(detail)
    navigator.pop()
    #expect(navigator.top === root)
    #expect(root.events == ["load", "appear", "disappear", "appear"])
    #expect(detail.events == ["load", "appear", "disappear"])
  }

  @Test func `Popping keeps the root`() {
    navigator.pop()
    #expect(navigator.top === root)
    #expect(root.events == ["load", "appear"])
  }

  @Test func `Popping to a screen takes away all above it at once`() {
    let map = ProbeScreen("Map")
    navigator.push(detail)
    navigator.push(map)
    navigator.pop(to: root)
    #expect(navigator.screens.map(\.title) == ["Root"])
    #expect(root.events == ["load", "appear", "disappear", "appear"])
    // It was covered, so it never appears in between.
    #expect(detail.events == ["load", "appear", "disappear"])
    #expect(map.events == ["load", "appear", "disappear"])
    #expect(detail.navigator == nil && map.navigator == nil)
  }

  @Test func `Popping to the last screen changes nothing`() {
    navigator.push(detail)
    navigator.pop(to: detail)
    #expect(navigator.screens.map(\.title) == ["Root", "Detail"])
    #expect(detail.events == ["load", "appear"])
  }

  @Test func `All that is presented is dismissed at once`() {
    let sheet = ProbeScreen("Sheet")
    navigator.present(sheet)
    navigator.present(Alert(title: "First"))
    navigator.present(Alert(title: "Second"))
    navigator.dismissAll()
    #expect(navigator.presented == nil)
    #expect(navigator.top === root)
    #expect(root.events == ["load", "appear", "disappear", "appear"])
    #expect(sheet.events == ["load", "appear", "disappear"])
    #expect(sheet.navigator == nil)
    navigator.dismiss()
    navigator.dismissAll()
    #expect(root.events.count == 4)
  }

  @Test func `A screen that pops the next one while it disappears lets the one below appear once`()
  {
    let leaving = ProbeScreen("Leaving")
    leaving.onDisappear = { _ in self.navigator.pop() }
    navigator.push(detail)
    navigator.push(leaving)
    navigator.pop()
    #expect(navigator.screens.map(\.title) == ["Root"])
    #expect(root.events == ["load", "appear", "disappear", "appear"])
    #expect(detail.events == ["load", "appear", "disappear"])
    #expect(leaving.events == ["load", "appear", "disappear"])
  }

  @Test func `A popped screen is freed`() {
    weak var probe: Screen?
    do {
      let screen = Screen()
      probe = screen
      navigator.push(screen)
    }
    #expect(probe != nil)
    navigator.pop()
    #expect(probe == nil)
  }

  @Test func `A sheet covers the stack until it is dismissed`() {
    navigator.present(detail)
    #expect(navigator.top === detail)
    #expect(navigator.screens.map(\.title) == ["Root"])
    navigator.dismiss()
    #expect(navigator.top === root)
    #expect(root.events == ["load", "appear", "disappear", "appear"])
    #expect(detail.events == ["load", "appear", "disappear"])
    #expect(detail.navigator == nil)
  }

  @Test func `A screen pushed under a sheet appears when the sheet goes`() {
    let sheet = ProbeScreen("Sheet")
    navigator.present(sheet)
    navigator.push(detail)
    #expect(sheet.events == ["load", "appear"])
    #expect(detail.events == ["load"])
    navigator.dismiss()
    #expect(detail.events == ["load", "appear"])
  }

  @Test func `A screen that leaves while it loads takes itself away, and no other`() {
    navigator.push(detail)
    let screen = LeavingScreen()
    navigator.push(screen)
    #expect(navigator.screens.map(\.title) == ["Root", "Detail"])
    #expect(screen.navigator == nil)
    #expect(detail.events == ["load", "appear"])
  }
}

private final class LeavingScreen: Screen {
  override func viewDidLoad() { navigator?.pop() }
}

private final class NavigatorProbe: Screen {
  weak var navigatorAtLoad: Navigator?
  override func viewDidLoad() { navigatorAtLoad = navigator }
}
