import MutationKit
import CourseKit
import JudgeKit

extension Check {
  /// The exercises can be solved one after the other.
  static let order = Check(
    name: "order", claim: "each exercise, solved after those before it, turns its own tests green",
    scope: .experiments { source, verification in
      let exercises = source.exercises.filter { verification.covers($0.number) }
      return Experiments(
        experiments: exercises.map { exercise in
          Experiment(variant: .solved(through: exercise.number, of: source)) { outcome in
            findings(about: exercise, of: source.chapter, outcome)
          }
        })
    })

  /// What is wrong with the tests when the exercises up to one are solved.
  static func findings(
    about exercise: Exercise, of chapter: Chapter, _ outcome: TestOutcome
  ) -> [Finding] {
    complaints(about: exercise.number, outcome).map {
      Finding(
        "With the exercises up to \(exercise.number) solved, \($0)",
        at: exercise.regions.first?.location(in: chapter))
    }
  }

  private static func complaints(
    about exercise: ExerciseNumber, _ outcome: TestOutcome
  ) -> [String] {
    switch outcome {
    case .failure(let failure): ["the chapter does not compile: \(failure.firstMessage)"]
    case .success(let report):
      report.breakdown.map { [$0] } ?? report.tests.compactMap { complaint(about: exercise, $0) }
    }
  }

  private static func complaint(about exercise: ExerciseNumber, _ test: TestResult) -> String? {
    switch (test.exercise, test.verdict) {
    case (nil, .passed): nil
    case (nil, _): "'\(test.name)' has no number, and fails all the same.\(test.reason)"
    case (let number?, .passed) where number > exercise:
      "'\(test.name)' is green already, so exercise \(number) asks for nothing."
    case (let number?, let verdict) where number <= exercise && verdict != .passed:
      "'\(test.name)' is still red.\(test.reason)"
    default: nil
    }
  }
}
