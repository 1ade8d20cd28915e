import Testing

@testable import FailureKit

struct DifferenceTests {
  private let rows = (1...40).map { "Row \($0) \"title, \($0)\"" }

  private func list(_ elements: [String]) -> String { "[\(elements.joined(separator: ", "))]" }

  @Test func `Short values are told in full`() {
    let difference = Difference(found: "[1, 2]", wanted: "[2, 1]")
    #expect(difference.found == "[1, 2]")
    #expect(difference.wanted == "[2, 1]")
  }

  @Test func `Of a long list, the first element that differs is told, and how many follow`() {
    var other = rows
    other[6] = "Row 6 \"title, 6\""
    let difference = Difference(found: list(other), wanted: list(rows))
    #expect(difference.found == "element 7 is Row 6 \"title, 6\", 33 follow")
    #expect(difference.wanted == "element 7 is Row 7 \"title, 7\", 33 follow")
  }

  @Test func `A list that ends too early is told by what is missing`() {
    let difference = Difference(found: list(Array(rows.prefix(20))), wanted: list(rows))
    #expect(difference.found == "there is no element 21")
    #expect(difference.wanted == "element 21 is Row 21 \"title, 21\", 19 follow")
  }

  @Test func `A list within a list is told by both places`() {
    let found = ".loaded([\(list(rows)), [1]])"
    let wanted = ".loaded([\(list(rows.reversed())), [1]])"
    let difference = Difference(found: found, wanted: wanted)
    #expect(
      difference.found
        == ".loaded(element 1 is element 1 is Row 1 \"title, 1\", 39 follow, 1 follow)")
    let failed = Difference(found: ".failed(reason: 7)", wanted: wanted)
    #expect(failed.found == ".failed(reason: 7)")
    #expect(failed.wanted.hasPrefix(".loaded([[Row 40"))
  }

  @Test func `A list within a list that ends too early is told by what it lacks`() {
    let early = list(Array(rows.prefix(20)))
    let difference = Difference(found: "[\(early), \(early)]", wanted: "[\(list(rows))]")
    #expect(difference.found == "2 lists, and element 1 has no element 21, 1 follow")
    #expect(
      difference.wanted == "1 list, in which element 21 is Row 21 \"title, 21\", 19 follow")
  }

  @Test func `Several lists in place of one are told by their number`() {
    let difference = Difference(found: list(rows.map { "[\($0)]" }), wanted: "[\(list(rows))]")
    #expect(difference.found == "40 lists, and element 1 is [Row 1 \"title, 1\"], 39 follow")
    #expect(
      difference.wanted == "1 list, in which element 2 is Row 2 \"title, 2\", 38 follow")
  }

  @Test func `A list of a few names is told in full, although it is long`() {
    let names = ["Presenter", "Interactor", "Wireframe", "LocalDataManager", "RemoteDataManager"]
      .map { "\"PostList\($0)\"" }
    #expect(list(names).count > 120)
    let difference = Difference(found: list(names), wanted: "[]")
    #expect(difference.found == list(names))
    #expect(difference.wanted == "[]")
    #expect(Difference(found: list(names + names), wanted: "[]").found.hasSuffix(", 9 follow"))
  }

  @Test func `An empty list is told in full beside a long one`() {
    let difference = Difference(found: "[]", wanted: list(rows))
    #expect(difference.found == "[]")
    #expect(difference.wanted == "element 1 is Row 1 \"title, 1\", 39 follow")
  }

  @Test func `Of a sentence, the part that differs is told`() {
    let beginning = "shows \(list(Array(rows.prefix(9)))), says \"Two, or three.\""
    let difference = Difference(found: "\(beginning), asked once", wanted: beginning)
    #expect(difference.found == "…, asked once")
    #expect(difference.wanted == "…, nothing more")
  }

  @Test func `A long text is cut around the first character that differs`() {
    let text = String(repeating: "many words ", count: 40)
    let difference = Difference(found: text + "end" + text, wanted: text + "END" + text)
    #expect(difference.found.contains("end"))
    #expect(difference.wanted.contains("END"))
    #expect(difference.found.hasSuffix("… (383 more characters)"))
    #expect(difference.found.count < 160)
  }

  @Test func `Values that print alike are said to differ elsewhere`() {
    let difference = Difference(found: "Post \"a\"", wanted: "Post \"a\"")
    #expect(difference.found == "Post \"a\" (it differs in a property that is not printed)")
  }

  @Test(arguments: [
    ("\"a\u{A0}b\"", "\"a b\"", "with U+00A0 NO-BREAK SPACE in place of U+0020 SPACE"),
    ("\"a\u{200B}b\"", "\"ab\"", "with one more U+200B ZERO WIDTH SPACE"),
    ("\"ab\"", "\"a\u{2060}b\"", "without U+2060 WORD JOINER"),
    (
      "\"\u{435}nd\"", "\"end\"",
      "with U+0435 CYRILLIC SMALL LETTER IE in place of U+0065 LATIN SMALL LETTER E"
    ),
    ("\"1\u{2013}2\"", "\"1-2\"", "with U+2013 EN DASH in place of U+002D HYPHEN-MINUS"),
    ("\"b\u{7F}\"", "\"b\"", "with one more U+007F"),
  ])
  func `A character that does not show is named`(found: String, wanted: String, words: String) {
    let difference = Difference(found: found, wanted: wanted)
    #expect(difference.found == "\(found) (\(words))")
    #expect(difference.wanted == wanted)
  }

  @Test(arguments: [
    ("\"a\"", "\"b\""), ("\"가나\"", "\"다라\""), ("1", "2"), ("\"a \"", "\"a\""),
    ("\"“Books, due”?\"", "\"“Books”?\""),
  ])
  func `A difference that shows needs no name`(found: String, wanted: String) {
    #expect(Difference(found: found, wanted: wanted).found == found)
  }
}
