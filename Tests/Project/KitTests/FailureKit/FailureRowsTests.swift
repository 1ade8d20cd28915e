import Testing

@testable import FailureKit

struct FailureRowsTests {
  @Test func `A value keeps its spaces`() {
    #expect(FailureRows([("Found", "\"c  \"")]).lines == ["  Found     \"c  \""])
  }

  @Test func `A long text is broken between words, below its label`() {
    let words = Array(repeating: "word", count: 20).joined(separator: " ")
    let rows = FailureRows([("Rule", "\(words)\nLet through: one."), ("Page", nil)])
    #expect(
      rows.lines == [
        "  Rule      \(words.prefix(84))", "            word word word",
        "            Let through: one.",
      ])
    #expect(rows.lines.allSatisfy { $0.count <= 100 })
  }
}
