import Foundation
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit
@testable import WorkbookKit

/// Slow: it builds a package, in a folder whose name has spaces and Korean letters.
struct JudgeTests {
  @Test func `An exercise is done only when its tests passed in a run that came to its end`()
    async throws
  {
    try await BehavingSample.with { workbook in
      try BehavingSample.answer(in: workbook)
      var judge = try Judge(BehavingSample.chapter, in: workbook, with: nil)
      func result(
        _ behaviour: BehavingSample.Behaviour, of exercises: ExerciseNumber...
      ) async throws -> ChapterResult {
        try BehavingSample.behave(behaviour, in: workbook)
        return try await judge.result(of: exercises)
      }
      let first = ExerciseNumber(chapter: 1, index: 1)
      let untested = ExerciseNumber(chapter: 1, index: 3)

      let good = try await result(.good)
      let noTest = ExerciseResult.State.unknown(
        """
        No test has this exercise's number.
        Its file was changed. Take it from a fresh copy of the workbook, from where you got this one.
        """)
      #expect(good.exercises.map(\.state) == [.done, .done, noTest])
      #expect(good.count == "2/3")
      #expect(try await result(.good, of: first).isComplete)
      // The filter of the run matches nothing.
      #expect(try await result(.good, of: untested).isComplete == false)

      let wrong = try await result(.wrong)
      try expectFailureAndWarning(in: wrong)
      // A save has the file compiled again, and then the tests, which warn of nothing.
      let text = try #require(workbook.text(of: BehavingSample.presenter))
      try workbook.write(text + "// Saved again.\n", to: BehavingSample.presenter)
      #expect(try await result(.wrong).exercises.map(\.warnings.count) == [1, 0, 0])

      // The test that ends the run for all does not hide the others.
      let trapped = try await result(.traps)
      #expect(trapped.next?.failure?.kind == .crashed)
      #expect(trapped.next?.failure?.found?.contains("Fatal error: No 1 is here.") == true)
      #expect(trapped.exercises.map { $0.state == .done } == [false, true, false])
      let left = try await result(.leaves)
      #expect(left.next?.failure?.kind == .left)
      #expect(left.exercises.map { $0.state == .done } == [false, true, false])
      #expect(try await result(.leaves, of: first).isComplete == false)
      try await expectCommands(in: workbook)

      // A relative path leads to an empty folder, which is gone afterwards.
      let deleted = try await result(.deletes, of: first)
      let folder = try #require(deleted.next?.failure?.found)
      #expect(folder.contains("/"))
      #expect(!FileManager.default.fileExists(atPath: folder.trimmingCharacters(in: ["\""])))
      #expect(workbook.exists(BehavingSample.presenter))
      #expect(!workbook.exists("left.txt"))

      judge.timeLimit = .seconds(2)
      #expect(try await result(.loops, of: first).next?.failure?.kind == .stopped)
      let flooded = try await result(.floods, of: first)
      #expect(flooded.next?.failure?.kind == .stopped)
      #expect(flooded.isOutputCut)
    }
  }

  private func expectFailureAndWarning(in wrong: ChapterResult) throws {
    let failure = try #require(wrong.next?.failure)
    #expect(failure.kind == .failed)
    #expect(failure.rule == "greet.")
    #expect(failure.page == "docs/1-hello.md, 1.1")
    #expect(failure.expected == "greeting == \"Hello\"")
    #expect(failure.found == "\"Hi\"")
    #expect(wrong.doneCount == 1)
    // Nothing was compiled this time, but what the compiler warned of is still there.
    #expect(wrong.exercises.map(\.warnings.count) == [1, 0, 0])
    let warning = try #require(wrong.next?.warnings.first)
    #expect(warning.message.contains("'forgotten' was never used"))
    #expect(warning.location == FileLocation(file: BehavingSample.presenter, line: 6))
  }

  /// What the tool says about an answer that is right, wrong, or leaves.
  private func expectCommands(in workbook: Workbook) async throws {
    try BehavingSample.behave(.leaves, in: workbook)
    let left = RecordedConsole()
    #expect(await left.run(["check", "1.1"], in: workbook) == .workLeft)
    #expect(left.output.hasPrefix("✘ 1.1 Greet.\n"))
    #expect(left.output.contains("\n  Test      1.1 The presenter greets\n"))

    try BehavingSample.behave(.good, in: workbook)
    let good = RecordedConsole()
    #expect(await good.run(["check", "1.1"], in: workbook) == .done)
    #expect(good.output == "✔ 1.1 Greet\n  Next      swift run workbook check 1.2\n")
    let both = RecordedConsole()
    #expect(await both.run(["check", "1.2", "1.1"], in: workbook) == .done)
    #expect(both.output.hasPrefix("✔ 1.1 Greet\n✔ 1.2 Part.\n  Next  "))
    let json = RecordedConsole()
    #expect(await json.run(["list", "--json"], in: workbook) == .done)
    let chapter = try json.judgedChapter()
    #expect(chapter.state == "incomplete")
    #expect(chapter.exercises.map(\.state) == ["done", "done", "unknown"])

    try BehavingSample.behave(.wrong, in: workbook)
    let wrong = RecordedConsole()
    #expect(await wrong.run(["check", "hello"], in: workbook) == .workLeft)
    let lines = wrong.output.lines
    #expect(
      lines.prefix(4) == [
        "Chapter 1 · Hello   1/3", "✘ 1.1 Greet.", "✔ 1.2 Part.", "? 1.3 Rest.",
      ])
    #expect(lines.contains("  Expected  greeting == \"Hello\""))
    #expect(lines.contains("  Found     \"Hi\""))
    #expect(lines.contains("  Code      \(BehavingSample.presenter):5"))
    // Another process built the code.
    #expect(lines.contains { $0.hasPrefix("  Warning   \(BehavingSample.presenter):6: ") })
  }
}
