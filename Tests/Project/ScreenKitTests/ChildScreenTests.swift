import ScreenKit
import TestSupport
import Testing

struct ChildScreenTests {
  let navigator = Navigator()
  let outer = ProbeScreen("Account", rows: ["Orders"])
  let header = ProbeScreen("Header", rows: ["Edit"])

  @Test func `A child loads when it is added, and appears and disappears with its parent`() {
    outer.addChild(header)
    #expect(header.events == ["load"])
    navigator.push(Screen())
    navigator.push(outer)
    #expect(header.events == ["load", "appear"])
    navigator.pop()
    #expect(header.events == ["load", "appear", "disappear"])
  }

  @Test func `A child that is added to a visible screen appears at once`() {
    navigator.push(outer)
    outer.addChild(header)
    #expect(header.events == ["load", "appear"])
    navigator.push(Screen())
    #expect(header.events == ["load", "appear", "disappear"])
  }

  @Test func `A child that is added when its parent appears does so once`() {
    outer.onAppear = { [header] in $0.addChild(header) }
    navigator.push(outer)
    #expect(header.events == ["load", "appear"])
  }

  @Test func `A parent updates itself before its children`() async {
    outer.onUpdate = { [header] in header.title = $0.title }
    header.onUpdate = { $0.lines = ["Of \($0.title)"] }
    outer.addChild(header)
    #expect(await TerminalDriver.transcript(of: outer).hasPrefix("Account\n\nOf Account\n"))
  }

  @Test func `A child has its parent's navigator`() {
    navigator.push(Screen())
    outer.addChild(header)
    navigator.push(outer)
    #expect(header.navigator === navigator)
    let footer = ProbeScreen()
    outer.addChild(footer)
    #expect(footer.navigator === navigator)
    navigator.pop()
    #expect(header.navigator == nil)
  }

  @Test func `A child that is added twice is there once`() {
    outer.addChild(header)
    outer.addChild(header)
    #expect(outer.children.count == 1)
    #expect(header.events == ["load"])
  }

  @Test func `A screen is no part of itself`() {
    outer.addChild(outer)
    outer.addChild(header)
    header.addChild(outer)
    #expect(outer.children.map(\.title) == ["Header"])
    #expect(header.children.isEmpty)
  }

  @Test func `A child is drawn above its parent's rows, and its rows can be chosen`() async {
    header.lines = ["Ada"]
    outer.lines = ["3 orders"]
    outer.addChild(header)
    let transcript = await TerminalDriver.transcript(of: outer, typing: "1", "2")
    #expect(
      transcript.hasPrefix(
        """
        Account

        Ada
        3 orders

        1  Edit
        2  Orders

        """))
    #expect(header.events == ["load", "appear", "row 0"])
    #expect(outer.events == ["load", "appear", "row 0"])
  }

  @Test func `A change of a child is drawn, also one that it makes itself`() async {
    let driver = TerminalDriver(outer)
    outer.addChild(header)
    await driver.start()
    header.isLoading = true
    #expect(await driver.news().hasPrefix("\nAccount\nLoading…\n"))
    header.onUpdate = { if $0.isLoading { $0.isLoading = false } }
    header.lines = ["Ada"]
    #expect(await driver.news().hasPrefix("\nAccount\n\nAda\n"))
  }

  @Test func `Text reaches the child that has the field`() async {
    header.textPrompt = "Name"
    outer.addChild(header)
    _ = await TerminalDriver.transcript(of: outer, typing: "Ada")
    #expect(header.events == ["load", "appear", "text Ada"])
    #expect(outer.events == ["load", "appear"])
  }
}
