import Testing

@testable import MutantsKit

/// Where a learner's lines are that were laid out again.
struct LinePlacesTests {
  private func places(of lines: [String], in original: [String]) -> [Int] {
    let places = LinePlaces(of: lines, in: original)
    return lines.indices.map { places.original(of: $0 + 1) }
  }

  @Test func `After a body in one line, equal lines keep their places`() {
    let original = [
      "func a() { load() }", "", "// Reads the list.", "func b() {", "  load()", "}",
      "func c() {", "  load()", "}",
    ]
    let lines = [
      "func a() {", "  load()", "}", "", "func b() {", "  load()", "}", "func c() {", "  load()",
      "}",
    ]
    #expect(places(of: lines, in: original) == [1, 1, 1, 4, 4, 5, 6, 7, 8, 9])
  }

  @Test func `A line that was divided, a new comma and a sorted import disturb no other line`() {
    let original = ["import B", "import A", "call(one, two)", "done()", "done()"]
    let lines = ["import A", "import B", "call(", "  one,", "  two,", ")", "done()", "done()"]
    #expect(places(of: lines, in: original).suffix(2) == [4, 5])
  }
}
