import CourseKit
import JudgeKit

/// The tests that judge variants.
package enum JudgingTests: Sendable {
  /// Those of the workbook.
  case given
  /// Those that a learner has added to a chapter, built alone.
  case own
  /// Those that a learner has added, built with the workbook's, because they use some of its code.
  case ownAmongGiven

  /// The files that a learner has added to a chapter's tests, from the folder of tests.
  package static func ownFiles(of chapter: Chapter, in workbook: Workbook) -> [String] {
    allFiles(of: chapter, in: workbook).filter {
      workbook.givenFiles.isOwnTest("\(chapter.testFolder)/\($0)", of: chapter)
    }
  }

  private static func allFiles(of chapter: Chapter, in workbook: Workbook) -> [String] {
    workbook.files(below: chapter.testFolder).filter { $0.hasSuffix(".swift") }
  }

  /// What has to be built.
  func files(of chapter: Chapter, in workbook: Workbook) -> [String] {
    self == .own
      ? Self.ownFiles(of: chapter, in: workbook) : Self.allFiles(of: chapter, in: workbook)
  }

  /// A run of them, or of those for one exercise.
  func run(
    of build: ChapterBuild, _ program: TestProgram, _ exercise: ExerciseNumber?
  ) -> TestRun {
    let given = TestRun(of: build, program, exercises: exercise.map { [$0] } ?? [])
    guard self != .given, var own = TestRun(ofOwnTestsOf: build, program) else { return given }
    own.timeLimit = .seconds(5)
    return own
  }
}
