import Testing

@testable import CourseKit

struct LineEndingTests {
  @Test(arguments: ["\n", "\r\n", "\r"])
  func `A line ends in any of three ways, and a text is compared without them`(ending: String) {
    let text = ["a", "", "\u{2028}b", ""].joined(separator: ending)
    #expect(text.lines == ["a", "", "\u{2028}b", ""])
    #expect(text.withLineFeeds.bytes == "a\n\n\u{2028}b\n".bytes)
  }

  @Test func `A file on the disk reads the same, however its lines end`() async throws {
    try await Sample.with { workbook in
      let solution = try #require(workbook.text(of: Sample.presenter))
      let source = try ChapterSource(Sample.chapter, in: workbook)
      try workbook.endLines(with: "\r\n")
      #expect(try workbook.rawText(of: Sample.presenter).contains("{\r\n"))
      #expect(workbook.text(of: Sample.presenter)?.bytes == solution.bytes)
      #expect(try ChapterSource(Sample.chapter, in: workbook).files == source.files)
    }
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `A new text gets the line endings of its file`(ending: String) {
    let endings = LineEndings(of: ["a", "b", "c"].joined(separator: ending))
    let expected = ["b", "", "d", ""].joined(separator: ending)
    #expect(endings.applied(to: "b\n\nd\n").bytes == expected.bytes)
  }

  /// In the last two, a return alone would become one with the line feed of the empty line below.
  @Test(arguments: [
    ("a\r\nb\r\nc\nd\r\n", "a\nx\ny\nc\nd\n", "a\r\nx\r\ny\r\nc\nd\r\n"),
    ("a\nb\nc\r\nd\n", "a\nx\nc\nd\nz", "a\nx\nc\r\nd\nz"),
    ("a\r\n}\n}\nb\r\n}\n", "a\n}\n}\n}\nb\n}\n", "a\r\n}\n}\n}\nb\r\n}\n"),
    ("a\r\nb\nc", "c\nd\n", "c\nd\n"), ("", "a\nb\n", "a\nb\n"), ("a\r\nb\n", "", ""),
    ("a\rb\nc\n", "a\n\nb\nc\n", "a\n\nb\nc\n"),
    ("a\rb\rc\r\n\nd\r", "a\nx\nc\n\nd\n", "a\nx\nc\r\n\nd\n"),
  ])
  func `In a mixed file each line keeps its ending, and a new one takes the most frequent`(
    old: String, new: String, expected: String
  ) {
    #expect(LineEndings(of: old).applied(to: new).bytes == expected.bytes)
  }

  @Test func `A mixed file of any size is written`() {
    let long = String(repeating: "a\r\nb\r\nc\n", count: 100_000)
    #expect(LineEndings(of: long).applied(to: "d\ne").bytes == "d\r\ne".bytes)
  }

  @Test func `Changed files keep their endings, and a new one has line feeds`() async throws {
    let files = ["A.swift": "a\r\nb\nc\r\n", "B.swift": "a\nb\n"]
    try await Sample.with(adding: files) { workbook in
      var changes = FileChanges()
      for path in ["A.swift", "B.swift", "C.swift"] { changes.set("a\nb\nd\n", at: path) }
      try changes.apply(in: workbook)
      #expect(try workbook.rawText(of: "A.swift").bytes == "a\r\nb\nd\r\n".bytes)
      #expect(try workbook.rawText(of: "B.swift").bytes == "a\nb\nd\n".bytes)
      #expect(try workbook.rawText(of: "C.swift").bytes == "a\nb\nd\n".bytes)
    }
  }
}
