import ScreenKit
import TestSupport
import Testing

struct TerminalInputTests {
  let list = ProbeScreen("List", rows: ["One", "Two"])
  let drawing = "List\n\n1  One\n2  Two\n\nA number and Return choose a row · q quit · ? help\n"

  @Test func `A row's number opens the row`() async {
    list.onRow = { $0.navigator?.push(ProbeScreen("Row \($1)")) }
    let transcript = await TerminalDriver.transcript(of: list, typing: "2")
    #expect(transcript.hasPrefix(drawing + "\nRow 1\n"))
    #expect(list.events.contains("row 1"))
  }

  @Test(arguments: ["0", "3", "99999999999999999999"])
  func `A number without a row is answered by a sentence`(number: String) async {
    let transcript = await TerminalDriver.transcript(of: list, typing: number)
    #expect(transcript == drawing + "There is no row \(number).\n")
    #expect(list.events == ["load", "appear"])
  }

  @Test func `Each line is told when it is carried out, also one without an effect`() async {
    let driver = TerminalDriver(list)
    list.isLoading = true
    await driver.start()
    await driver.type("b", "1", "9")
    #expect(driver.heard == ["b"])
    list.isLoading = false
    await driver.endInput()
    #expect(await driver.ends())
    #expect(driver.heard == ["b", "1", "9"])
  }

  @Test func `A number on a screen without rows is answered by a sentence`() async {
    let transcript = await TerminalDriver.transcript(of: ProbeScreen(), typing: "1")
    #expect(transcript.hasSuffix("? help\nThere are no rows to open.\n"))
  }

  @Test func `A choice that changes nothing is answered by a sentence`() async {
    let transcript = await TerminalDriver.transcript(of: list, typing: "1")
    #expect(transcript == drawing + "Nothing on the screen has changed so far.\n")
  }

  @Test func `b leaves a screen`() async {
    let transcript = await TerminalDriver.transcript(of: list, ProbeScreen("Detail"), typing: "b")
    #expect(transcript.hasPrefix("Detail\n"))
    #expect(transcript.hasSuffix("\n" + drawing))
  }

  @Test func `b closes a sheet and leaves the stack below`() async {
    let driver = TerminalDriver(ProbeScreen("Root"), list)
    driver.navigator.present(ProbeScreen("Sheet"))
    await driver.start()
    await driver.type("b")
    #expect(await driver.news().contains("\nList\n"))
    #expect(driver.navigator.top === list)
  }

  @Test func `b on the first screen is answered by a sentence`() async {
    let transcript = await TerminalDriver.transcript(of: list, typing: "b")
    #expect(transcript == drawing + "This is the first screen; q quits.\n")
  }

  @Test(arguments: ["q", "Q", " q "])
  func `q quits and carries out nothing that follows`(line: String) async {
    #expect(await TerminalDriver.transcript(of: list, typing: line, "1", "?") == drawing)
    #expect(list.events == ["load", "appear"])
  }

  @Test func `A terminal that has ended takes no more lines`() async {
    let driver = TerminalDriver(list)
    await driver.start()
    #expect(driver.takesLines)
    await driver.type("q")
    #expect(await driver.ends())
    #expect(await eventually { !driver.takesLines })
  }

  @Test func `The end of input quits, and no sooner`() async {
    let driver = TerminalDriver(list)
    await driver.start()
    #expect(await driver.goesOn())
    await driver.endInput()
    #expect(await driver.ends())
    #expect(driver.printed == drawing)
  }

  @Test func `? explains what can be typed here, and only that`() async {
    #expect(
      await TerminalDriver.transcript(of: list, typing: "?") == drawing + """
        Press Return after each input.
        A number chooses the row with that number.
        q quits.
        ? prints this help.
        An empty line shows the screen again.

        """)
  }

  @Test func `An empty line shows the screen again`() async {
    #expect(await TerminalDriver.transcript(of: list, typing: "") == drawing + "\n" + drawing)
  }

  @Test func `Text on a screen that takes none is answered by what can be typed`() async {
    let transcript = await TerminalDriver.transcript(of: list, typing: "hello")
    let answer = "Unknown input. A number and Return choose a row · q quit · ? help\n"
    #expect(transcript == drawing + answer)
    #expect(list.events == ["load", "appear"])
  }

  @Test func `Other text goes to a screen that takes text`() async {
    list.textPrompt = "A new row"
    list.onText = { $0.rows.append($1) }
    let transcript = await TerminalDriver.transcript(of: list, typing: " Buy milk ")
    #expect(transcript.contains("3  Buy milk\n"))
  }

  @Test func `A space before a command makes it text`() async {
    list.textPrompt = "A new row"
    _ = await TerminalDriver.transcript(of: list, typing: " q", " 1", " b")
    #expect(list.events == ["load", "appear", "text q", "text 1", "text b"])
  }

  @Test func `A number is text where there are no rows to open`() async {
    list.textPrompt = "Price"
    list.rows = []
    _ = await TerminalDriver.transcript(of: list, typing: "12")
    #expect(list.events == ["load", "appear", "text 12"])
  }
}
