import Foundation
import SnapshotSupport
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit
@testable import WorkbookKit

/// What the tool says where no test can run.
struct NothingJudgedTests {
  private let console = RecordedConsole()
  private let json = RecordedConsole()

  @Test func `A chapter that is untouched is listed without a build`() async throws {
    try await BehavingSample.with { workbook in
      #expect(await console.run(["list"], in: workbook) == .done)
      expect(console.output, equalsSnapshot: "list-untouched")
      #expect(await json.run(["list", "--json"], in: workbook) == .done)
      let chapter = try json.judgedChapter()
      #expect(chapter.exercises.map(\.state) == ["red", "red", "red"])
      #expect(chapter.exercises.map(\.number) == ["1.1", "1.2", "1.3"])
      #expect(chapter.exercises.first?.file == BehavingSample.presenter)
      #expect(chapter.exercises.first?.line == 5)
      #expect(chapter.exercises.map(\.verdict) == ["notBegun", "notBegun", "notBegun"])
      #expect(
        chapter.exercises.first?.places == [.init(file: BehavingSample.presenter, line: 5)])
      #expect(!workbook.exists(".build"))
    }
  }

  @Test func `A folder that cannot be written is told, and nothing is judged`() async throws {
    try await BehavingSample.with { workbook in
      // A file stands in the way: unlike a missing permission, it stops an administrator too.
      try workbook.write("", to: ".build/workbook")
      #expect(await console.run(["check"], in: workbook) == .workLeft)
      expect(
        console.output.replacing(workbook.root.path, with: "WORKBOOK"),
        equalsSnapshot: "check-without-folder")

      #expect(await json.run(["check", "--json"], in: workbook) == .workLeft)
      let chapter = try json.judgedChapter(
        waiting: "Building chapter 1, for the first time …\n")
      #expect(chapter.state == "notBuilt")
      #expect(chapter.buildFailure?.output.isEmpty == false)
    }
  }
}
