import Testing

@testable import WorkbookKit

struct TrailComparisonTests {
  /// The messages of both ways, one letter each.
  private static let lines: [Character: String] = [
    "l": "Navigator → ShelfView  viewDidLoad()",
    "t": "Person → ShelfView  didSelectRow(at: 0)",
    "u": "Person → ShelfView  didSelectRow(at: 1)",
    "w": "ShelfPresenter → ShelfView  wait()",
    "a": "ShelfPresenter → Archive  books(at: 10:04:59)",
    "b": "ShelfPresenter → Archive  books(at: 9:12:00)",
    "v": "ShelfView → Archive  books(at: 10:04:59)",
    "c": "ShelfPresenter → ShelfCache  books(at: 10:04:59)",
    "s": "ShelfPresenter → ShelfView  show(2 books)",
    "n": "ShelfPresenter → ShelfView  show(no books)",
    "r": "ShelfPresenter ⇠ Archive  2 books",
    "q": "ShelfPresenter ⇠ Archive  throws .late",
  ]

  private func compared(_ mine: String, with other: String) -> [String] {
    func trail(_ letters: String) -> Trail {
      Trail(letters.compactMap { Self.lines[$0].map { "┊ \($0)" } }.joined(separator: "\n"))
    }
    return TrailComparison(of: trail(mine), with: trail(other)).lines(elsewhere: "map 1")
  }

  @Test(arguments: [
    ("lwwar", "lwar", "In yours the message comes twice."),
    ("lwarar", "lwar", "In yours the message comes twice."),
    ("lwarrr", "lwar", "In yours the reply comes more often."),
    ("lar", "lwar", "In yours the workbook's message is missing."),
    ("lw", "lwar", "In yours the workbook's message is missing."),
    ("lwatw", "lwartw", "In yours the workbook's reply is missing."),
    ("lawr", "lwar", "In yours they come in another order."),
    ("lwrns", "lwrsn", "In yours they come in another order."),
    ("lwcr", "lwar", "In yours the message goes to ShelfCache, in the workbook's to Archive."),
    (
      "lv", "lwar",
      "In yours the message comes from ShelfView, in the workbook's from ShelfPresenter."
    ),
    ("lwars", "lwar", "In yours there is one message more."),
    ("lwarstw", "lwartw", "In yours there is one message more."),
    ("lwarn", "lwars", "In yours the message says something else."),
    ("lwaq", "lwar", "In yours the reply says something else."),
    ("lu", "lt", "In yours the message says something else."),
    // What a person does again does not make up for what was missing before.
    ("lwtwa", "lwatw", "In yours the workbook's message is missing."),
  ])
  func `The difference has a sentence`(mine: String, other: String, sentence: String) {
    #expect(compared(mine, with: other).suffix(2) == [sentence, "Another way may be as right."])
  }

  @Test func `Both sides are shown where the ways part`() {
    let ends = "In yours the workbook's message is missing."
    let wait = "  ┊ ShelfPresenter → ShelfView  wait()"
    let load = "  ┊ Navigator → ShelfView  viewDidLoad()"
    #expect(
      compared("lw", with: "ls") == [
        "Both ways are the same up to here:", load, "Yours goes on:", wait,
        "The workbook's goes on:", "  ┊ ShelfPresenter → ShelfView  show(2 books)",
        "Another way may be as right.",
      ])
    #expect(
      compared("l", with: "lw") == [
        "Both ways are the same up to here:", load, "Yours ends here.",
        "The workbook's goes on:", wait, ends, "Another way may be as right.",
      ])
    #expect(
      compared("w", with: "").prefix(3) == ["Yours goes on:", wait, "The workbook's ends here."])
  }

  @Test func `Of two ways that are the same it is said what was not compared`() {
    // What time it is makes no difference.
    #expect(
      compared("lwa", with: "lwb") == [
        "Yours goes the workbook's way, through all 3 messages and replies.",
        "Who holds whom is not compared. See it with: map 1",
      ])
  }
}
