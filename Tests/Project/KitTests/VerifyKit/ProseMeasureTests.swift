import Testing

@testable import CourseKit
@testable import VerifyKit

struct ProseMeasureTests {
  /// Sentences of some lengths; each ends with "because".
  private func measured(_ lengths: [Int], ending: String = "because") throws -> ProseMeasure {
    let sentences = lengths.map {
      "The " + Array(repeating: "word", count: $0 - 2).joined(separator: " ") + " \(ending)."
    }
    return try #require(ProseMeasure(PageProse(sentences.joined(separator: " "))))
  }

  @Test func `A page within the limits has no complaint`() throws {
    for length in [13, 16] {
      let measure = try measured(Array(repeating: length, count: 9))
      #expect(measure.mean == Double(length))
      #expect(measure.complaints == [])
    }
    #expect(ProseMeasure(PageProse("# A\n\n```\nb\n```\n")) == nil)
  }

  @Test func `Sentences that are short or long on average`() throws {
    let short = try measured([12, 12, 14, 12, 13])
    #expect(
      short.complaints.map(\.lines.first) == [
        "A sentence has 12.6 words on average, and should have 13 to 16. The shortest:"
      ])
    #expect(short.complaints.first?.lines.count == 4)
    let long = try measured([16, 17])
    #expect(
      long.complaints.map { $0.lines.prefix(2) } == [
        [
          "A sentence has 16.5 words on average, and should have 13 to 16. The longest:",
          "  The \(Array(repeating: "word", count: 15).joined(separator: " ")) because.",
        ]
      ])
  }

  @Test func `Too many very short sentences, with the first three`() throws {
    let lengths = [6, 5, 4, 3] + Array(repeating: 16, count: 20)
    #expect(try measured(lengths).shortShare == 17)
    #expect(
      try measured(lengths).complaints == [
        """
        17 % of the sentences have six words or fewer, and at most 12 % should:
          The word word word word because.
          The word word word because.
          The word word because.
        """
      ])
    // Seven words are enough.
    #expect(try measured([7, 7] + Array(repeating: 15, count: 10)).complaints == [])
  }

  @Test func `Too few reasons`() throws {
    let measure = try measured(Array(repeating: 14, count: 20), ending: "causes")
    #expect(measure.reasonRate == 0)
    #expect(
      measure.complaints == [
        "0.0 of 1,000 words give a reason or a contrast, and at least 4 should, such as"
          + " because, so that, however, instead."
      ])
    let text = Array(repeating: "word", count: 248).joined(separator: " ")
    #expect(ProseMeasure(PageProse("So\nthat \(text)"))?.reasonRate == 4)
  }
}
