import Testing

@testable import CourseKit
@testable import VerifyKit

struct OwnDesignTests {
  private let folder = "Solutions/Chapter1HelloWorld"
  private let own = "// only in the solution\nstruct Row {}\n"

  @Test func `The exercises leave out a file of our own design`() async throws {
    try await Sample.with(adding: ["\(folder)/Row.swift": own]) { workbook in
      let source = try ChapterSource(Sample.chapter, in: workbook)
      #expect(source.starters["Row.swift"] == nil)
      #expect(source.files.count == 2)
      #expect(source.whole.files.map(\.path).contains("Row.swift"))

      try workbook.writeStarters()
      #expect(source.changesToStarters(in: workbook).isEmpty)
      let files = ChapterFiles(Sample.chapter, in: workbook)
      #expect(files.problems(in: ["Exercises/Chapter1HelloWorld", folder]).isEmpty)
    }
  }

  @Test func `A learner's file may have the same name`() async throws {
    try await Sample.with(adding: ["\(folder)/Row.swift": own]) { workbook in
      try workbook.writeStarters()
      try workbook.write("enum Row {}\n", to: "Exercises/Chapter1HelloWorld/Row.swift")
      let files = ChapterFiles(Sample.chapter, in: workbook)
      #expect(files.problems(in: ["Exercises/Chapter1HelloWorld", folder]).isEmpty)
    }
  }

  @Test(arguments: ["\nstruct Row {}\n", "struct Row {}\n// only in the solution\n"])
  func `Without the mark in its first line, a file is an exercise`(text: String) async throws {
    try await Sample.with(adding: ["\(folder)/Row.swift": text]) { workbook in
      let source = try ChapterSource(Sample.chapter, in: workbook)
      #expect(source.starters["Row.swift"] != nil)
      #expect(source.ownFiles.isEmpty)
    }
  }

  @Test func `The regions of such a file are numbered with the others`() async throws {
    let text = """
      // only in the solution
      // exercise 1.4: Skip a number.
      // end 1.4

      """
    try await Sample.with(adding: ["\(folder)/Row.swift": text]) { workbook in
      #expect(throws: CourseError.self) { try ChapterSource(Sample.chapter, in: workbook) }
    }
  }
}
