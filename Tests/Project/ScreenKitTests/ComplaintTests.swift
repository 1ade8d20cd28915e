import ScreenKit
import SnapshotSupport
import Testing

struct ComplaintTests {
  let navigator = Navigator()
  let root = ProbeScreen("Root")
  let detail = ProbeScreen("Detail")

  init() {
    navigator.push(root)
  }

  @Test func `Pushing a screen twice shows it once`() {
    navigator.push(detail)
    let complaints = complaints { navigator.push(detail) }
    #expect(
      complaints == [
        "UIKit crashes here: 'Detail' is on the stack already. Push each screen only once."
      ])
    #expect(navigator.screens.map(\.title) == ["Root", "Detail"])
    #expect(detail.events == ["load", "appear"])
  }

  @Test func `Popping to a screen that isn't there changes nothing`() {
    let complaints = complaints { navigator.pop(to: Screen()) }
    #expect(
      complaints == [
        "UIKit crashes here: Screen is not on the stack. Pop only to a screen that is there."
      ])
    #expect(navigator.screens.map(\.title) == ["Root"])
    #expect(root.events == ["load", "appear"])
  }

  @Test func `A second sheet is refused, also above an alert`() {
    let second = ProbeScreen("Second")
    navigator.present(detail)
    let first = complaints { navigator.present(second) }
    #expect(
      first == [
        "UIKit refuses this: 'Second' can't be presented over 'Detail'. Dismiss that first."
      ])
    navigator.present(Alert(title: "Sure?"))
    #expect(complaints { navigator.present(second) }.count == 1)
    #expect(second.navigator == nil && second.events == [])
    navigator.dismissAll()
    #expect(detail.events == ["load", "appear", "disappear"])
  }

  @Test func `A screen that is shown already isn't presented`() {
    let alert = Alert(title: "Sure?")
    navigator.present(detail)
    navigator.present(alert)
    for screen in [root, detail, alert] {
      let complaints = complaints { navigator.present(screen) }
      #expect(
        complaints == [
          "UIKit crashes here: '\(screen.title)' is shown already. Present each screen only once."
        ])
    }
    #expect(navigator.top === alert)
    #expect(detail.navigator === navigator)
    #expect(detail.events == ["load", "appear", "disappear"])
  }

  @Test func `A sheet isn't pushed`() {
    navigator.present(detail)
    let complaints = complaints { navigator.push(detail) }
    #expect(complaints == ["'Detail' is presented, so it can't be pushed. Dismiss it first."])
    #expect(navigator.screens.map(\.title) == ["Root"])
    #expect(detail.events == ["load", "appear"])
  }

  @Test func `An alert has at most one cancel action`() {
    let alert = Alert(title: "Sure?")
    alert.addAction(title: "No", isCancel: true)
    let complaints = complaints { alert.addAction(title: "Never", isCancel: true) }
    #expect(
      complaints == [
        "UIKit crashes here: 'Sure?' has a second cancel action. Give an alert only one."
      ])
    #expect(alert.rows == ["No"])
  }

  @Test func `What UIKit allows causes no complaint`() {
    let complaints = complaints {
      navigator.push(detail)
      navigator.pop()
      navigator.pop()
      navigator.push(detail)
      navigator.pop(to: root)
      navigator.present(detail)
      navigator.present(Alert(title: "First"))
      navigator.present(Alert(title: "Second"))
      navigator.dismissAll()
      navigator.dismiss()
      navigator.present(detail)
    }
    #expect(complaints == [])
  }

  @Test func `A terminal prints a complaint below the screen`() async {
    let list = ProbeScreen("List", rows: ["One"])
    list.onRow = { screen, _ in screen.navigator?.push(screen) }
    let transcript = await TerminalDriver.transcript(of: list, typing: "1")
    expect(transcript, equalsSnapshot: "complaint")
  }

  private func complaints(during body: () -> Void) -> [String] {
    let list = ComplaintList()
    Complaint.$report.withValue({ list.sentences.append($0) }, operation: body)
    return list.sentences
  }
}

private final class ComplaintList {
  var sentences: [String] = []
}
