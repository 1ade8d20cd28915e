import CommandKit
import Foundation
import JudgeKit
import Testing

@testable import CourseKit
@testable import MutationKit
@testable import VerifyKit

/// A copy of the workbook without solutions.
struct ExerciseTemplatesTests {
  private let own = "Solutions/Chapter1HelloWorld/Row.swift"

  /// Makes a course with templates, and takes its solutions out.
  private func withoutSolutions(_ body: (ChapterSource, Workbook) async throws -> Void) async throws
  {
    let list =
      "Solutions/Chapter1HelloWorld/Greeting.swift\n\(Sample.presenter)\n\(own)\n"
    let design = "// only in the solution\n// exercise 1.2 · row: Name whom to greet.\n// end 1.2\n"
    let label = try #require(Sample.files[Sample.presenter])
      .replacing("exercise 1.2:", with: "exercise 1.2 · names:")
    try await LearnerSample.with(
      adding: [GivenFiles.path: list, own: design, Sample.presenter: label]
    ) { workbook in
      let source = try ChapterSource(Sample.chapter, in: workbook)
      try workbook.remove("Solutions")
      try await body(source, workbook)
    }
  }

  @Test func `The exercises are the same without solutions`() async throws {
    try await withoutSolutions { source, workbook in
      let templates = try ChapterSource(Sample.chapter, in: workbook)
      #expect(!templates.hasSolutions)
      #expect(templates.starters == source.starters)
      #expect(templates.exercises.map(\.number) == source.exercises.map(\.number))
      #expect(templates.exercises.map(\.sentence) == source.exercises.map(\.sentence))
      for number in source.exercises.map(\.number) {
        #expect(templates.ownFiles(answering: number) == source.ownFiles(answering: number))
      }
      #expect(ChapterFiles(Sample.chapter, in: workbook).problems().isEmpty)
    }
  }

  @Test func `A copy to build in can be made`() async throws {
    try await withoutSolutions { source, workbook in
      let copy = try ChapterCopy("trace-exercises", of: Sample.chapter, in: workbook)
      try copy.put(source.starters)
      #expect(copy.workbook.texts(below: "Exercises/Chapter1HelloWorld") == source.starters)
    }
  }

  @Test func `No answer is in the templates`() async throws {
    try await withoutSolutions { _, workbook in
      let text = try #require(workbook.text(of: Sample.chapter.templates))
      #expect(!text.contains("Hello\"") && !text.contains("World"))
    }
  }

  @Test func `What a learner writes is found as ever`() async throws {
    try await withoutSolutions { _, workbook in
      let starter = try #require(workbook.text(of: LearnerSample.presenter))
      try workbook.write(
        starter.replacing("{ \"\" }", with: "{ \"Hi\" }"), to: LearnerSample.presenter)
      let learner = LearnerChapter(try ChapterSource(Sample.chapter, in: workbook), in: workbook)
      let begun = learner.source.exercises.filter { learner.hasBegun($0.number) }
      #expect(begun.map(\.number.description) == ["1.1"])

      let console = RecordedConsole()
      #expect(await console.run(["reset", "1.1", "--yes"], in: workbook) == .done)
      #expect(workbook.text(of: LearnerSample.presenter) == starter)
    }
  }

  @Test(arguments: [
    ["solution", "1.1"], ["start", "1.2"], ["trace", "1", "--solution"],
    ["trace", "1", "--compare"],
    ["map", "1", "--solution"],
  ])
  func `What needs a solution says whose copy has it`(line: [String]) async throws {
    try await withoutSolutions { _, workbook in
      let console = RecordedConsole()
      #expect(await console.run(line, in: workbook) == .workLeft)
      #expect(
        console.errors.hasPrefix(
          "Error: This needs Solutions/Chapter1HelloWorld, which isn't in this copy of the workbook."
            + " Your instructor's copy has it"))
    }
  }

  @Test func `The doctor knows whether solutions were taken out or deleted`() async throws {
    try await withoutSolutions { _, workbook in
      func told() async -> String {
        let console = RecordedConsole()
        _ = await console.run(["doctor"], in: workbook)
        return console.output
      }
      let sentence = "This copy of the workbook has no solutions of chapter 1"
      #expect(await told().contains(sentence))
      #expect(!(await told().contains("To restore what was deleted")))
      try workbook.write("// The greeting.\n", to: "Solutions/Chapter1HelloWorld/Greeting.swift")
      try await workbook.commit()
      try workbook.remove("Solutions")
      #expect(await told().contains("git checkout HEAD -- Solutions"))
    }
  }
}
