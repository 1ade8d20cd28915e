import ScreenKit
import Testing

struct TerminalDrawingTests {
  @Test func `A screen is drawn from its title to what can be typed`() async {
    let screen = ProbeScreen("Todos", rows: ["Milk", "Bread"])
    screen.lines = ["Two to do", "None done"]
    screen.textPrompt = "A new todo"
    #expect(
      await TerminalDriver.transcript(of: screen) == """
        Todos

        Two to do
        None done

        1  Milk
        2  Bread

        [ A new todo ]

        A number and Return open a row · other text fills the field · q quit · ? help

        """)
  }

  @Test func `The numbers of ten rows stand one below the other`() async {
    let screen = ProbeScreen(rows: (1...10).map { "Row \($0)" })
    let lines = await TerminalDriver.transcript(of: screen).split(separator: "\n")
    #expect(lines.first == " 1  Row 1")
    #expect(lines.dropFirst(9).first == "10  Row 10")
  }

  @Test func `The last line names only what can be typed`() async {
    let rows = ProbeScreen("Rows", rows: ["One"])
    let text = ProbeScreen("Text")
    text.textPrompt = "Name"
    let plain = ProbeScreen("Plain")
    let footers = await TerminalDriver.transcript(of: rows, text, plain, typing: "b", "b")
      .split(separator: "\n").filter { $0.hasSuffix("? help") }
    #expect(
      footers == [
        "b back · q quit · ? help",
        "Text fills the field · b back · q quit · ? help",
        "A number and Return open a row · q quit · ? help",
      ])
  }

  @Test func `A loading screen says so`() async {
    let driver = TerminalDriver(ProbeScreen("Posts", isLoading: true))
    await driver.start()
    #expect(driver.printed == "Posts\nLoading…\n\nq quit · ? help\n")
  }

  @Test(arguments: ["Posts", nil])
  func `A screen that shows nothing gives the advice`(title: String?) async {
    let driver = TerminalDriver()
    if let title { driver.navigator.push(ProbeScreen(title)) }
    await driver.start()
    #expect(
      driver.printed.hasSuffix(
        "There is nothing to show yet.\nLook at the exercises.\n\nq quit · ? help\n"))
  }

  @Test func `Line breaks and control characters leave every text on one line`() async {
    let screen = ProbeScreen("A\nB", rows: ["1\r\n2\u{2028}3", "\u{1B}[2Jred\u{7}", "a\tb"])
    screen.lines = ["x\ny"]
    screen.textPrompt = "p\u{0}q"
    #expect(
      await TerminalDriver.transcript(of: screen) == """
        A B

        x y

        1  1 2 3
        2  [2Jred
        3  a b

        [ p q ]

        A number and Return open a row · other text fills the field · q quit · ? help

        """)
  }

  @Test func `Emoji and Korean letters stay as they are`() async {
    let screen = ProbeScreen("할 일 👩‍👩‍👧")
    #expect(await TerminalDriver.transcript(of: screen).hasPrefix("할 일 👩‍👩‍👧\n"))
  }
}
