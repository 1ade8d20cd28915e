import CourseKit
import JudgeKit

/// What came of building a chapter, and of running its tests if it was built.
package typealias TestOutcome = Result<TestReport, BuildFailure>

extension TestReport {
  /// Whether a test of an exercise says which rule the code breaks.
  package func namesRule(of exercise: ExerciseNumber) -> Bool {
    tests(of: exercise).flatMap(\.failures).contains { $0.rule != nil }
  }
}
