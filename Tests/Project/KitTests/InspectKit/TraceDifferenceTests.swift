import SnapshotSupport
import Testing

@testable import InspectKit

struct TraceDifferenceTests {
  /// The messages of both ways, one letter each.
  private static let events: [Character: TraceEvent] = [
    "l": TraceEvent(.message, from: "Navigator", to: "ShelfView", "viewDidLoad()"),
    "t": TraceEvent(.message, from: "User", to: "ShelfView", "didSelectRow(at: 0)"),
    "u": TraceEvent(.message, from: "User", to: "ShelfView", "didSelectRow(at: 1)"),
    "w": TraceEvent(.message, from: "ShelfPresenter", to: "ShelfView", "wait()"),
    "a": TraceEvent(.message, from: "ShelfPresenter", to: "Archive", "books(at: 10:04:59)"),
    "b": TraceEvent(.message, from: "ShelfPresenter", to: "Archive", "books(at: 9:12:00)"),
    "v": TraceEvent(.message, from: "ShelfView", to: "Archive", "books(at: 10:04:59)"),
    "c": TraceEvent(.message, from: "ShelfPresenter", to: "ShelfCache", "books(at: 10:04:59)"),
    "s": TraceEvent(.message, from: "ShelfPresenter", to: "ShelfView", "show(2 books)"),
    "n": TraceEvent(.message, from: "ShelfPresenter", to: "ShelfView", "show(no books)"),
    "r": TraceEvent(.reply, from: "ShelfPresenter", to: "Archive", "2 books"),
    "q": TraceEvent(.returned, from: "ShelfPresenter", to: "Archive", "throws .late"),
  ]

  private func compared(_ mine: String, with other: String) -> [String] {
    func trace(_ letters: String) -> Trace {
      Trace(letters.compactMap { Self.events[$0] })
    }
    return TraceDifference(of: trace(mine), with: trace(other)).lines(elsewhere: "map 1")
  }

  @Test(arguments: [
    ("lwwar", "lwar", "Your code has this message twice."),
    ("lwarar", "lwar", "Your code has this message twice."),
    ("lwarrr", "lwar", "Your code has this reply more often."),
    ("lar", "lwar", "The solution's message is missing in your code."),
    ("lw", "lwar", "The solution's message is missing in your code."),
    ("lwatw", "lwartw", "The solution's reply is missing in your code."),
    ("lawr", "lwar", "Your code sends them in a different order."),
    ("lwrns", "lwrsn", "Your code sends them in a different order."),
    ("lwcr", "lwar", "Your code sends the message to ShelfCache, the solution to Archive."),
    (
      "lv", "lwar",
      "In your code the message comes from ShelfView, in the solution from ShelfPresenter."
    ),
    ("lwars", "lwar", "Your code has one more message."),
    ("lwarstw", "lwartw", "Your code has one more message."),
    ("lwarn", "lwars", "In your code the message has other values."),
    ("lwaq", "lwar", "In your code the reply has other values."),
    ("lu", "lt", "In your code the message has other values."),
    // What a person does again does not make up for what was missing before.
    ("lwtwa", "lwatw", "The solution's message is missing in your code."),
  ])
  func `The difference has a sentence`(mine: String, other: String, sentence: String) {
    #expect(
      compared(mine, with: other).suffix(2) == [
        sentence, "A different sequence can also be correct.",
      ])
  }

  @Test func `Both sides are shown where the ways part`() {
    expect(compared("lw", with: "ls"), equalsSnapshot: "both-continue")
    expect(compared("l", with: "lw"), equalsSnapshot: "yours-ends")
    expect(compared("w", with: ""), equalsSnapshot: "solution-ends")
  }

  @Test func `Of two ways that are the same it is said what was not compared`() {
    // What time it is makes no difference.
    #expect(
      compared("lwa", with: "lwb") == [
        "Your code sends the same messages as the solution, 3 with the replies.",
        "Ownership is not compared. To see it: map 1",
      ])
  }
}
