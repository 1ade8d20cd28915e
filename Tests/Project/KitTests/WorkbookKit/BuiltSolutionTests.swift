import SnapshotSupport
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit
@testable import WorkbookKit

extension BuiltSample {
  struct BuiltSolutionTests {
    @Test func `An answer is shown once the exercise is solved`() async throws {
      try await BuildableSample.with { workbook in
        let unsolved = RecordedConsole()
        #expect(await unsolved.run(["solution", "1.1"], in: workbook) == .workLeft)
        expect(unsolved.output, equalsSnapshot: "unsolved")
        let presenter = "Exercises/Chapter1Hello/HelloPresenter.swift"
        try workbook.replace("return \"\"", with: "[\"He\", \"llo\"].joined()", in: presenter)
        let solved = RecordedConsole()
        #expect(await solved.run(["solution", "1.1"], in: workbook) == .done)
        expect(solved.output, equalsSnapshot: "solved")
      }
    }
  }
}
