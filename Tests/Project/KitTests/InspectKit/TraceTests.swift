import Foundation
import SnapshotSupport
import Testing

@testable import InspectKit

struct TraceTests {
  /// What a process has printed, some of it of its own.
  private static func output(_ events: [TraceEvent]) throws -> String {
    let lines = try events.map {
      "┊ " + String(decoding: try JSONEncoder().encode($0), as: UTF8.self)
    }
    return (["Building …"] + lines + ["┊ (you typed 1)", "{}"]).joined(separator: "\n")
  }

  @Test func `The last step is drawn, with who answers whom`() throws {
    var later = TraceEvent(
      .message, from: "Local data manager", to: "ShelfView", "show(at: 10:04:59 AM)", isLater: true)
    later.depth = 2
    let events = [
      TraceEvent(.message, from: "Navigator", to: "ShelfView", "viewDidLoad()"),
      TraceEvent(.message, from: "User", to: "ShelfView", "didSelectRow(at: 0)"),
      TraceEvent(.change, to: "ShelfPresenter", #"title = "→""#),
      TraceEvent(.message, from: "ShelfView", to: "Rules", #"price(of: "a;#")"#),
      TraceEvent(.returned, from: "ShelfView", to: "Rules", "12"),
      TraceEvent(
        .message, from: "ShelfView", to: "Store", "save()",
        mark: .breach(contract: "Presenter → Store")),
      later,
      TraceEvent(.reply, from: "ShelfView", to: "Store", "throws .offline", isLater: true),
      TraceEvent(.end, to: "ShelfView"),
    ]
    let trace = Trace(try Self.output(events))
    #expect(trace.events == events)
    expect(trace.diagram + "\n", equalsSnapshot: "diagram")
  }

  @Test func `Each kind of event has its line`() {
    let message = TraceEvent(.message, from: "Shelf", to: "Store", "save()", isLater: true)
    var marked = message
    marked.mark = .breach(contract: "Presenter → Store")
    var again = message
    again.mark = .again
    #expect(
      [
        message, marked, again, TraceEvent(.returned, from: "Shelf", to: "Store", "12"),
        TraceEvent(.reply, from: "Shelf", to: "Store", "12"),
        TraceEvent(.change, to: "Shelf", "count = 12"), TraceEvent(.end, to: "Shelf."),
      ].map(\.line) == [
        "later, Shelf → Store  save()",
        "later, Shelf → Store  save()   ‼ contract: only Presenter → Store",
        "later, Shelf → Store  save()   again", "⇠ 12", "Shelf ⇠ Store  12", "∙ Shelf.count = 12",
        "The last message went to Shelf.",
      ])
  }

  @Test func `A value of a chapter is cut so that its message fits on a terminal`() {
    let value = TraceEvent(.message, from: "Shelf", to: "Store", "save()")
    let whole =
      #"TraceEvent(kind: .message, sender: "Shelf", receiver: "Store", text: "save()", depth: 0, "#
      + "isLater: false, mark: nil)"
    #expect(TraceValue.text(of: value) == whole)
    let call = TraceValue.call("didSave", [("as", value)])
    #expect(call == #"didSave(as: TraceEvent(kind: .message, sender: "Shelf", …))"#)
    var later = value
    later.isLater = true
    #expect(
      TraceValue.call("didSave", [("as", later)])
        == #"didSave(as: TraceEvent(kind: .message, sender: "Shelf", …, isLater: true))"#)
    let address = "http://offline-1/search/repositories?q=viper&per_page=10&page=2"
    #expect(
      TraceValue.call("page", [("at", URL(string: address) as Any)]) == "page(at: \(address))")
  }

  private enum Answer { case waiting, failed(reason: String), items([Int], asOf: Date?) }

  @Test func `Values are told in a few words`() {
    let words: [(Any, String)] = [
      (40, "40"), ("a\n\"b\"", #""a\n\"b\"""#), ([1, 2], "2 ints"), ([String](), "no strings"),
      (["a"], "1 string"), (String?.none as Any, "nil"), (Int?(3) as Any, "3"),
      (Answer.waiting, ".waiting"), (Answer.failed(reason: "late"), #".failed(reason: "late")"#),
      (Answer.items([], asOf: nil), ".items(no ints, asOf: nil)"), (Tracer.untold, "…"),
      (URL(filePath: "/a"), "file:///a"),
      (String(repeating: "a", count: 199), "\"" + String(repeating: "a", count: 157) + "…\""),
    ]
    for (value, words) in words { #expect(TraceValue.text(of: value) == words) }
  }
}
