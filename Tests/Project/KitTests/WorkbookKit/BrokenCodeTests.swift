import Testing

@testable import CommandKit
@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit
@testable import WorkbookKit

extension BuiltSample {
  struct BrokenCodeTests {
    @Test
    func
      `Code that does not compile is told by its first error, and only what judges exits with 1`()
      async throws
    {
      try await BehavingSample.with { workbook in
        let console = RecordedConsole()
        let json = RecordedConsole()
        let code = """
          struct HelloPresenter {
            let name: Nothing
            let age: Nobody
            func greet() {}
            func greet() {}
          }

          """
        try workbook.write(code, to: BehavingSample.presenter)
        let error = "cannot find type 'Nothing' in scope"

        #expect(await console.run(["check"], in: workbook) == .workLeft)
        #expect(
          console.output.hasPrefix("Chapter 1 · Hello   does not compile\n? 1.1 Greet.\n"))
        #expect(console.output.contains("  \(BehavingSample.presenter):2: error: \(error)\n"))
        #expect(
          console.output.contains("  … and 2 more.\n  Provided  \(BehavingSample.presenter):"))

        #expect(await json.run(["check", "1.1", "--json"], in: workbook) == .workLeft)
        let chapter = try json.judgedChapter()
        #expect(chapter.state == "notBuilt")
        #expect(chapter.exercises.map(\.state) == ["unknown"])
        #expect(chapter.exercises.map(\.verdict) == ["notCompiled"])
        let first = try #require(chapter.buildFailure?.errors.first)
        #expect(first.message == error)
        #expect(first.file == BehavingSample.presenter)
        #expect(first.line == 2)
        let notes = try #require(chapter.buildFailure?.errors.last?.notes)
        #expect(notes.map(\.message) == ["'greet()' previously declared here"])
        #expect(notes.map(\.file) == [BehavingSample.presenter])
        #expect(notes.map(\.line) == [4])

        let status = RecordedConsole()
        #expect(await status.run(["status"], in: workbook) == .done)
        let app = RecordedConsole()
        #expect(await app.run(["run", "1"], in: workbook) == .workLeft)
        #expect(app.errors.hasPrefix("✘ The code does not compile.\n"))
        #expect(app.errors.contains("\(BehavingSample.presenter):2: error: \(error)"))
        #expect(app.output.isEmpty)
      }
    }
  }
}
