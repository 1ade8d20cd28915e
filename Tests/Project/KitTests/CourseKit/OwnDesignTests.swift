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

  @Test func `Before an exercise, the design has the answers of the earlier ones`() async throws {
    let text = """
      // only in the solution
      func list() {
        // exercise 1.2 · list: Show the rows.
        showRows()
        // end 1.2
        // exercise 1.3 · list: Show the title.
        showTitle()
        // end 1.3
      }

      """
    let given = "// exercise 1.3 · start: Show the title.\n// end 1.3\n"
    let files = ["\(folder)/List.swift": text, "\(folder)/Start.swift": given]
    let presenter = try #require(Sample.files[Sample.presenter])
      .replacing("// exercise 1.2:", with: "// exercise 1.2 · names:")
      .replacing("Name whom to greet,\n    // the world first.", with: "Show the rows.")
    try await Sample.with(adding: files.merging([Sample.presenter: presenter]) { $1 }) { workbook in
      let source = try ChapterSource(Sample.chapter, in: workbook)
      let number = try #require(ExerciseNumber("1.3"))
      #expect(
        source.ownDesign(before: number) == [
          "List.swift": "func list() {\n  showRows()\n  // TODO: 1.3 Show the title.\n}\n"
        ])
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
      _ = #expect(throws: CourseError.self) { try ChapterSource(Sample.chapter, in: workbook) }
    }
  }
}
