import Foundation
import SnapshotSupport
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit
@testable import WorkbookKit

extension BuiltSample {
  /// In a folder whose name has spaces and Korean letters.
  struct JudgeTests {
    @Test func `An exercise is done only when its tests passed in a run that came to its end`()
      async throws
    {
      try await BehavingSample.with { workbook in
        try BehavingSample.answer(in: workbook)
        var judge = try Judge(BehavingSample.chapter, in: workbook, with: nil)
        func report(
          _ behaviour: BehavingSample.Behaviour, on exercises: ExerciseNumber...
        ) async throws -> ChapterReport {
          try BehavingSample.behave(behaviour, in: workbook)
          return try await judge.report(on: exercises)
        }
        let first = ExerciseNumber(chapter: 1, index: 1)
        let untested = ExerciseNumber(chapter: 1, index: 3)

        let good = try await report(.good)
        #expect(good.exercises.map(\.verdict) == [.passed, .passed, .notJudged])
        #expect(
          good.exercises.last?.obstacle == """
            No test has this exercise's number.
            Its file was changed. Take it from a fresh copy of the workbook, from where you got this one.
            """)
        #expect(good.count == "2/3")
        #expect(try await report(.good, on: first).isComplete)
        // The filter of the run matches nothing.
        #expect(try await report(.good, on: untested).isComplete == false)

        let wrong = try await report(.wrong)
        try expectFailureAndWarning(in: wrong)
        // A save has the file compiled again, and then the tests, which warn of nothing.
        let text = try #require(workbook.text(of: BehavingSample.presenter))
        try workbook.write(text + "// Saved again.\n", to: BehavingSample.presenter)
        #expect(try await report(.wrong).exercises.map(\.warnings.count) == [1, 0, 0])

        // The test that ends the run for all does not hide the others.
        let trapped = try await report(.traps)
        #expect(trapped.next?.failure?.verdict == .crashed)
        #expect(trapped.next?.failure?.found?.contains("Fatal error: No 1 is here.") == true)
        #expect(trapped.exercises.map(\.isDone) == [false, true, false])
        let left = try await report(.leaves)
        #expect(left.next?.failure?.verdict == .left)
        #expect(left.exercises.map(\.isDone) == [false, true, false])
        #expect(try await report(.leaves, on: first).isComplete == false)
        try await expectCommands(in: workbook)

        // A relative path leads to an empty folder, which is gone afterwards.
        let deleted = try await report(.deletes, on: first)
        let folder = try #require(deleted.next?.failure?.found)
        #expect(folder.contains("/"))
        #expect(!FileManager.default.fileExists(atPath: folder.trimmingCharacters(in: ["\""])))
        #expect(workbook.exists(BehavingSample.presenter))
        #expect(!workbook.exists("left.txt"))

        judge.timeLimit = .seconds(2)
        #expect(try await report(.loops, on: first).next?.failure?.verdict == .stopped)
        let flooded = try await report(.floods, on: first)
        #expect(flooded.next?.failure?.verdict == .stopped)
        #expect(flooded.isOutputCut)
      }
    }

    private func expectFailureAndWarning(in wrong: ChapterReport) throws {
      let failure = try #require(wrong.next?.failure)
      #expect(failure.verdict == .failed)
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

    /// An output without the compiler's own words, which differ from version to version.
    private func withoutWarning(_ output: String) -> String {
      output.replacing(/initialization of .*/, with: "…")
    }

    /// What the tool says about an answer that is right, wrong, or leaves.
    private func expectCommands(in workbook: Workbook) async throws {
      try BehavingSample.behave(.leaves, in: workbook)
      let left = RecordedConsole()
      #expect(await left.run(["check", "1.1"], in: workbook) == .workLeft)
      expect(withoutWarning(left.output), equalsSnapshot: "check-that-left")

      try BehavingSample.behave(.good, in: workbook)
      let good = RecordedConsole()
      #expect(await good.run(["check", "1.1"], in: workbook) == .done)
      expect(good.output, equalsSnapshot: "check-green")
      let both = RecordedConsole()
      #expect(await both.run(["check", "1.2", "1.1"], in: workbook) == .done)
      expect(both.output, equalsSnapshot: "check-both-green")
      let json = RecordedConsole()
      #expect(await json.run(["list", "--json"], in: workbook) == .done)
      let chapter = try json.judgedChapter()
      #expect(chapter.state == "incomplete")
      #expect(chapter.exercises.map(\.state) == ["done", "done", "unknown"])

      try BehavingSample.behave(.wrong, in: workbook)
      let wrong = RecordedConsole()
      #expect(await wrong.run(["check", "hello"], in: workbook) == .workLeft)
      // It has the compiler's warning, although another process built the code.
      expect(withoutWarning(wrong.output), equalsSnapshot: "check-red")
      let wrongJSON = RecordedConsole()
      #expect(await wrongJSON.run(["check", "--json"], in: workbook) == .workLeft)
      let exercises = try wrongJSON.judgedChapter().exercises
      #expect(exercises.map(\.verdict) == ["failed", "passed", "notJudged"])
      #expect(exercises.map(\.warnings.count) == [1, 0, 0])
      #expect(exercises.first?.warnings.first?.line == 6)
    }
  }
}
