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

  @Test func `A screen knows while it disappears whether it is popped, dismissed or only covered`()
  {
    let navigator = Navigator()
    let screen = LeavingScreen()
    navigator.push(Screen())
    navigator.push(screen)
    navigator.push(Screen())
    #expect(screen.reasons == ["covered"])
    navigator.pop()
    navigator.present(Screen())
    #expect(screen.reasons == ["covered", "covered"])
    navigator.dismiss()
    navigator.pop()
    #expect(screen.reasons == ["covered", "covered", "popped"])
    #expect(!screen.isMovingFromParent)
    navigator.present(screen)
    navigator.present(Alert(title: "Sure?"))
    navigator.dismiss()
    navigator.dismiss()
    #expect(screen.reasons == ["covered", "covered", "popped", "covered", "dismissed"])
    #expect(!screen.isBeingDismissed)
  }

  @Test func `A screen that is popped under another one or under a sheet isn't told`() {
    let navigator = Navigator()
    let root = Screen()
    let screen = LeavingScreen()
    navigator.push(root)
    navigator.push(screen)
    navigator.present(Screen())
    navigator.pop()
    navigator.dismiss()
    navigator.push(screen)
    navigator.push(Screen())
    navigator.pop(to: root)
    #expect(screen.reasons == ["covered", "covered"])
  }
}

/// A screen that remembers why it has disappeared.
private final class LeavingScreen: Screen {
  var reasons: [String] = []

  override func viewDidDisappear() {
    switch (isMovingFromParent, isBeingDismissed) {
    case (true, false): reasons.append("popped")
    case (false, true): reasons.append("dismissed")
    case (false, false): reasons.append("covered")
    case (true, true): reasons.append("both")
    }
  }
}
