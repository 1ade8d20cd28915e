import CourseKit
import JudgeKit

/// The tests that judge variants.
package enum JudgingTests: Sendable {
  /// Those of the workbook.
  case given
  /// Those that a learner has written, built alone.
  case own
  /// Those that a learner has written, built with the workbook's, because they use some of its code.
  case ownAmongGiven

  /// The files that have to be built, by their paths from the folder of tests; among the checks, all are.
  func files(of chapter: Chapter, in workbook: Workbook) -> [String] {
    self == .own
      ? workbook.addedTests(of: chapter).compactMap { $0.after("\(chapter.testFolder)/") }
        .map(String.init)
      : workbook.files(below: chapter.testFolder).filter { $0.hasSuffix(".swift") }
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
