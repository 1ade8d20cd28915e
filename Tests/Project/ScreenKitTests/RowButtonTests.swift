import ScreenKit
import TestSupport
import Testing

struct RowButtonTests {
  let list = ProbeScreen("Reminders", rows: ["Water", "Rest"])
  let footer = "A number and Return choose a row · 1a presses a button · q quit · ? help\n"
  var drawing: String { "Reminders\n\n1  Water  [a Remind me]  [b Delete]\n2  Rest\n\n\(footer)" }

  init() {
    list.rowButtons = [["Remind me", "Delete"]]
  }

  @Test(arguments: ["1b", " 1B "])
  func `A number and a letter press a button of that row`(line: String) async {
    let transcript = await TerminalDriver.transcript(of: list, typing: line)
    #expect(transcript == drawing + "Nothing on the screen has changed so far.\n")
    #expect(list.events == ["load", "appear", "button 1 in row 0"])
  }

  @Test(arguments: [
    ("1c", "Row 1 has no button c."), ("2a", "Row 2 has no button a."),
    ("3a", "There is no row 3."),
  ])
  func `A button that isn't there is answered by a sentence`(line: String, answer: String) async {
    #expect(
      await TerminalDriver.transcript(of: list, typing: line) == drawing + answer + "\n")
    #expect(list.events == ["load", "appear"])
  }

  @Test(arguments: [
    ("1", true), ("3", false), ("1a", true), ("1c", false), ("2a", false), ("3a", false),
    ("b", false), ("Rest", false),
  ])
  func `A navigator knows whether a line would have an effect`(line: String, takes: Bool) {
    let navigator = Navigator()
    navigator.push(list)
    #expect(navigator.takes(line) == takes)
  }

  @Test func `The help explains the buttons where there are some`() async {
    let sentence = "A number and a letter, such as 1a, press that button in that row.\n"
    #expect(await TerminalDriver.transcript(of: list, typing: "?").contains(sentence))
    list.rowButtons = []
    #expect(await !TerminalDriver.transcript(of: list, typing: "?").contains(sentence))
  }

  @Test func `A space makes the name of a button text`() async {
    list.textPrompt = "A new reminder"
    #expect(
      await TerminalDriver.transcript(of: list, typing: "?")
        .contains("Type a space first to enter 'b', '2' or '1a' as text."))
    list.events = []
    _ = await TerminalDriver.transcript(of: list, typing: " 1a", "1a")
    #expect(list.events == ["text 1a", "button 0 in row 0"])
  }

  @Test func `A number and a letter are text where no row has a button`() async {
    list.textPrompt = "A new reminder"
    list.rowButtons = []
    _ = await TerminalDriver.transcript(of: list, typing: "1a")
    #expect(list.events == ["load", "appear", "text 1a"])
  }
}
