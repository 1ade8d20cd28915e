import ScreenKit
import SnapshotSupport
import Testing

struct TerminalDrawingTests {
  @Test func `A screen is drawn from its title to what can be typed`() async {
    let screen = ProbeScreen("Todos", rows: ["Milk", "Bread"])
    screen.lines = ["Two to do", "None done"]
    screen.textPrompt = "A new todo"
    expect(await TerminalDriver.transcript(of: screen), equalsSnapshot: "screen")
  }

  @Test func `Where other lines are of interest, a screen takes few`() async {
    let screen = ProbeScreen("Todos", rows: (1...4).map { "Row \($0)" })
    screen.lines = ["Two to do"]
    let driver = TerminalDriver(screen)
    driver.isShort = true
    await driver.start()
    #expect(driver.printed == "Todos\nTwo to do\n1  Row 1\n2  Row 2\n3  Row 3\n4  Row 4\n")
    screen.rows = (1...10).map { "Row \($0)" }
    #expect(await driver.news() == "Todos\nTwo to do\n 1  Row 1\n…\n10  Row 10\n")
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
        "A number and Return choose a row · q quit · ? help",
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
    expect(await TerminalDriver.transcript(of: screen), equalsSnapshot: "control-characters")
  }

  @Test(arguments: [
    "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}",
    "\u{2068}", "\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{200B}", "\u{2060}", "\u{FEFF}",
    "\u{AD}",
  ])
  func `A character that shows a text in another order or hides itself is left out`(
    character: String
  ) async {
    let screen = ProbeScreen("\(character)invoice\(character)fdp.exe", rows: ["a\(character)b"])
    let transcript = await TerminalDriver.transcript(of: screen)
    #expect(transcript.unicodeScalars.starts(with: "invoicefdp.exe\n\n1  ab\n".unicodeScalars))
  }

  @Test(arguments: [
    "할 일 👩‍👩‍👧", "❤️ 👍🏽 1️⃣ 🏳️‍🌈", "🏴󠁧󠁢󠁳󠁣󠁴󠁿 🇰🇷", "می‌خواهم", "क्‍ष", "שלום עולם", "مرحبا بالعالم", "葛󠄀",
  ])
  func `Emoji and the letters of every script stay as they are`(title: String) async {
    let transcript = await TerminalDriver.transcript(of: ProbeScreen(title))
    #expect(transcript.unicodeScalars.starts(with: "\(title)\n".unicodeScalars))
  }
}
