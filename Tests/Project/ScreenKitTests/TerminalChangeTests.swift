import Observation
import ScreenKit
import SnapshotSupport
import TestSupport
import Testing

struct TerminalChangeTests {
  let list = ProbeScreen("List", rows: ["One"])
  let driver: TerminalDriver

  init() {
    driver = TerminalDriver(list)
  }

  @Test func `A screen that changes while it waits is drawn again`() async {
    await driver.start()
    list.rows.append("Two")
    expect(await driver.news(), equalsSnapshot: "changed")
  }

  @Test func `A change that shows nothing new is not drawn, and the next one is`() async {
    await driver.start()
    list.rows = ["Two"]
    list.rows = ["One"]
    await settle()
    list.rows = ["Three"]
    expect(await driver.news(), equalsSnapshot: "next-change")
  }

  @Test func `Changes that come together are drawn once`() async {
    await driver.start()
    list.title = "New"
    list.rows = ["Two"]
    expect(await driver.news(), equalsSnapshot: "changes-together")
  }

  @Test func `Every screen that a line opens is drawn, however fast the lines come`() async {
    list.onRow = { screen, _ in screen.navigator?.push(ProbeScreen("Detail")) }
    let transcript = await TerminalDriver.transcript(of: list, typing: "1", "b", "1", "b", "q")
    let titles = transcript.split(separator: "\n").filter { ["List", "Detail"].contains($0) }
    #expect(titles == ["List", "Detail", "List", "Detail", "List"])
  }

  @Test func `A screen that opens another with the same look is answered by a drawing`() async {
    let detail = ProbeScreen("Detail", rows: ["One"])
    detail.onRow = { screen, _ in screen.navigator?.push(ProbeScreen("Detail", rows: ["One"])) }
    let transcript = await TerminalDriver.transcript(of: list, detail, typing: "1")
    #expect(transcript.ranges(of: "Detail\n").count == 2)
  }

  @Test func `What updateProperties reads of a model is drawn when the model changes`() async {
    let model = Model()
    list.onUpdate = { $0.rows = model.names }
    await driver.start()
    model.names = ["Kim", "Lee"]
    #expect(await driver.news().contains("1  Kim\n2  Lee\n"))
  }

  @Test func `A model that isn't observable leaves the old rows`() async {
    var names = ["Kim"]
    list.onUpdate = { $0.rows = names }
    await driver.start()
    names = ["Lee"]
    await driver.type("")
    #expect(await driver.news().contains("1  Kim\n"))
  }

  @Test func `A screen that changes itself in updateProperties is not drawn forever`() async {
    var updates = 0
    list.onUpdate = {
      updates += 1
      $0.lines = ["Update \(updates)"]
    }
    await driver.start()
    await driver.type("?")
    #expect(await driver.news().contains("q quits."))
    let before = updates
    await settle()
    #expect(updates == before)
  }

  @Test func `A screen is updated below a sheet, but not below another screen of the stack`() async
  {
    var updates = 0
    list.onUpdate = { _ in updates += 1 }
    driver.navigator.present(ProbeScreen("Sheet"))
    await driver.start()
    #expect(updates > 0)
    driver.navigator.dismiss()
    driver.navigator.push(ProbeScreen("Detail"))
    updates = 0
    await driver.type("")
    #expect(updates == 0)
    await driver.type("b")
    #expect(updates > 0)
  }

  @Test func `A popped screen is freed while the terminal goes on`() async {
    weak var probe: Screen?
    do {
      let detail = ProbeScreen("Detail", isLoading: true)
      probe = detail
      driver.navigator.push(detail)
    }
    await driver.start()
    #expect(probe != nil)
    await driver.type("b")
    #expect(await driver.news().hasPrefix("\nList\n"))
    #expect(await eventually { probe == nil })
  }
}

@Observable private final class Model {
  var names: [String] = []
}
