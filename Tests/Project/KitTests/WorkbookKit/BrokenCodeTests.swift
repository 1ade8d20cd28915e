import Foundation
import SnapshotSupport
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

        #expect(await console.run(["check"], in: workbook) == .workLeft)
        expect(console.output, equalsSnapshot: "check")

        #expect(await json.run(["check", "1.1", "--json"], in: workbook) == .workLeft)
        let chapter = try json.judgedChapter()
        #expect(chapter.state == "notBuilt")
        #expect(chapter.exercises.map(\.state) == ["unknown"])
        #expect(chapter.exercises.map(\.verdict) == ["notCompiled"])
        let first = try #require(chapter.buildFailure?.errors.first)
        #expect(first.message == "cannot find type 'Nothing' in scope")
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
        expect(app.errors, equalsSnapshot: "run")
        #expect(app.output.isEmpty)
      }
    }

    @Test
    func `A copy of a file is named beside the file, and which of them is not the workbook's`()
      async throws
    {
      try await BehavingSample.with { workbook in
        let text = try #require(workbook.text(of: BehavingSample.presenter))
        for name in ["HelloPresenter_BASE_1234.swift", "Zwischenstand.swift"] {
          let copy = "Exercises/Chapter1Hello/\(name)"
          try workbook.write(text, to: copy)
          let console = RecordedConsole()
          #expect(await console.run(["check"], in: workbook) == .workLeft)
          expect(console.output.replacing(copy, with: "COPY"), equalsSnapshot: "copy")
          try FileManager.default.removeItem(at: workbook.url(copy))
        }
      }
    }
  }
}
