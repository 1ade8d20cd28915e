import Foundation
import Testing

@testable import InspectKit

struct TrailTests {
  private static let text = """
    Building …
    ┊ Navigator → ShelfView  viewDidLoad()
    ┊   ShelfView → ShelfPresenter  viewDidLoad()
    ┊     ∙ ShelfPresenter.title = "→"
    ┊ User → ShelfView  didSelectRow(at: 0)
    ┊   ShelfView → Rules  price(of: "a;#")
    ┊     ⇠ 12
    ┊   ShelfView → Store  save()   ‼ contract: only Presenter → Store
    ┊   ShelfView → Store  save()   again
    ┊ later, Local data manager → ShelfView  show(at: 10:04:59 AM)
    ┊ later, ShelfView ⇠ Store  throws .offline
    ┊ The last message went to ShelfView, which said nothing more.
    """

  @Test func `The last step is drawn, with who answers whom`() {
    #expect(
      Trail(Self.text).diagram == """
        sequenceDiagram
            User->>ShelfView: didSelectRow(at: 0)
            ShelfView->>Rules: price(of: "a#59;#35;")
            Rules-->>ShelfView: 12
            ShelfView->>Store: save()
            ShelfView->>Store: save()
            Local_data_manager->>ShelfView: later, show(at: 10:04:59 AM)
            Store-->>ShelfView: later, throws .offline
        """)
  }

  @Test func `A value of a chapter is cut so that its message fits on a terminal`() {
    let value = Trail.Message(sender: "Shelf", receiver: "Store", text: "save()", isReply: false)
    let whole =
      #"Message(sender: "Shelf", receiver: "Store", text: "save()", isReply: false, isLater: false)"#
    #expect(TraceValue.text(of: value) == whole)
    let call = TraceValue.call("didSave", [("as", value)])
    #expect(call == #"didSave(as: Message(sender: "Shelf", receiver: "Store", …))"#)
    var later = value
    later.isLater = true
    #expect(
      TraceValue.call("didSave", [("as", later)])
        == #"didSave(as: Message(sender: "Shelf", receiver: "Store", …, isLater: true))"#)
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
      (Answer.items([], asOf: nil), ".items(no ints, asOf: nil)"), (Trace.untold, "…"),
      (URL(filePath: "/a"), "file:///a"),
      (String(repeating: "a", count: 199), "\"" + String(repeating: "a", count: 157) + "…\""),
    ]
    for (value, words) in words { #expect(TraceValue.text(of: value) == words) }
  }
}
