import ScreenKit
import SnapshotSupport
import TestSupport
import Testing

struct AlertTests {
  let list = ProbeScreen("Drafts", rows: ["One"])
  let alert = Alert(title: "Delete?", message: "It can't be undone.")
  let driver: TerminalDriver

  init() {
    driver = TerminalDriver(list)
    alert.addAction(title: "Delete") { [list] in list.rows = [] }
  }

  private func present() async {
    driver.navigator.present(alert)
    await driver.start()
  }

  @Test func `An alert is drawn as a question with its answers`() async {
    alert.addAction(title: "Keep", isCancel: true)
    await present()
    expect(driver.printed, equalsSnapshot: "alert")
  }

  @Test func `An answer closes the alert, and then its handler runs`() async {
    var wasClosed = false
    alert.addAction(title: "Delete all") { [navigator = driver.navigator] in
      wasClosed = navigator.presented == nil
    }
    await present()
    await driver.type("2")
    #expect(await driver.news().hasPrefix("\nDrafts\n\n1  One\n"))
    #expect(wasClosed)
  }

  @Test func `A handler may ask the next question`() async {
    let second = Alert(title: "Sure?")
    alert.addAction(title: "Delete all") { [navigator = driver.navigator] in
      navigator.present(second)
    }
    await present()
    await driver.type("2")
    #expect(await driver.news().hasPrefix("\nSure?\n"))
    #expect(driver.navigator.top === second)
  }

  @Test func `Going back is the answer that cancels`() async {
    var answers: [String] = []
    alert.addAction(title: "Keep", isCancel: true) { answers.append("keep") }
    await present()
    await driver.type("b")
    #expect(await driver.news().hasPrefix("\nDrafts\n"))
    #expect(answers == ["keep"])
    #expect(list.rows == ["One"])
  }

  @Test func `An alert without such an answer can't be left`() async {
    await present()
    await driver.type("b")
    #expect(await driver.news() == "This question needs an answer.\n")
    #expect(driver.navigator.top === alert)
  }

  @Test func `An alert takes one answer`() {
    var answers = 0
    alert.addAction(title: "Again") { answers += 1 }
    driver.navigator.present(alert)
    alert.didSelectRow(at: 1)
    alert.didSelectRow(at: 1)
    alert.didSelectRow(at: 0)
    #expect(answers == 1)
    #expect(list.rows == ["One"])
  }

  @Test func `An alert is shown above a sheet, which then appears again`() {
    let sheet = ProbeScreen("Draft")
    driver.navigator.present(sheet)
    driver.navigator.present(alert)
    #expect(driver.navigator.top === alert)
    alert.didSelectRow(at: 0)
    #expect(driver.navigator.top === sheet)
    #expect(sheet.navigator === driver.navigator)
    #expect(sheet.events == ["load", "appear", "disappear", "appear"])
  }

  @Test func `A task that the answer begins is waited for, as after every choice`() async {
    alert.addAction(title: "Keep", isCancel: true) { [list] in
      Task { list.isLoading = true }
    }
    driver.navigator.present(alert)
    await driver.start()
    await driver.type("b", "1")
    #expect(list.events == ["load", "appear", "disappear", "appear"])
  }

  @Test func `An alert that was answered can be left when it is shown again`() async {
    alert.didSelectRow(at: 0)
    await present()
    await driver.type("b")
    #expect(await driver.news().hasPrefix("\nDrafts\n"))
  }

  @Test func `An answered alert is deallocated, with what its handlers retain`() {
    weak var probe: Screen?
    weak var closed: Alert?
    do {
      let alert = Alert(title: "Delete?")
      closed = alert
      let retained = Screen()
      probe = retained
      alert.addAction(title: "Delete") { retained.title = "Deleted" }
      driver.navigator.present(alert)
      alert.didSelectRow(at: 0)
    }
    #expect(probe == nil)
    #expect(closed == nil)
  }
}
