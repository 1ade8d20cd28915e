import CourseKit

/// How far an exercise is.
package struct ExerciseResult: Equatable, Sendable {
  package enum State: Equatable, Sendable {
    /// All its tests passed, in a run that came to its end.
    case done
    /// Its first failure; nil when its tests need not run, because nothing is written in the chapter yet.
    case red(TestFailure?)
    /// Its tests did not run; the sentence says why.
    case unknown(String)
  }

  package let exercise: Exercise
  package let state: State
  /// What the compiler warns of in the learner's lines.
  package var warnings: [CompilerDiagnostic] = []
  /// The common mistakes that fail in the same way.
  package var mistakes: [KnownMistake] = []

  package var number: ExerciseNumber { exercise.number }
  package var failure: TestFailure? {
    if case .red(let failure) = state { failure } else { nil }
  }
  package var isRed: Bool {
    if case .red = state { true } else { false }
  }
  /// Whether its code crashes, leaves the program or never ends.
  package var breaksDown: Bool { failure.map { $0.kind != .failed } ?? false }
}
