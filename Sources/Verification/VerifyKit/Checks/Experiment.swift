import MutationKit
import CourseKit

/// A variant of a chapter to try, and how to examine what its tests said.
struct Experiment: Sendable {
  let variant: Variant
  /// The exercise whose tests are enough when they reject the variant; nil when all tests have to run.
  var exercise: ExerciseNumber?
  let examine: @Sendable (TestOutcome) -> [Finding]
}

/// What a check tries of a chapter.
struct Experiments: Sendable {
  /// Each variant, and the exercise whose tests are enough when they reject it.
  private(set) var trials: [(variant: Variant, exercise: ExerciseNumber?)]
  /// Whether a variant that does not compile is no fault, and so gets no build of its own.
  let areMutants: Bool
  /// Whether all tests have to accept each variant.
  let areRight: Bool
  let conclude: @Sendable (TrialOutcomes) async throws -> CheckResult

  var variants: [Variant] { trials.map(\.variant) }

  /// The same with each variant in another form, whose outcome is the same.
  func replacingVariants(_ form: (Variant) -> Variant) -> Experiments {
    var experiments = self
    experiments.trials = trials.map { (form($0.variant), $0.exercise) }
    return experiments
  }

  /// - Parameters:
  ///   - mutants: Each with its exercise.
  ///   - conclude: What the outcomes of the mutants say together.
  init(
    mutants: [(variant: Variant, exercise: ExerciseNumber)],
    conclude: @escaping @Sendable (TrialOutcomes) async throws -> CheckResult
  ) {
    trials = mutants.map { ($0.variant, $0.exercise) }
    areMutants = true
    areRight = false
    self.conclude = conclude
  }

  /// - Parameters:
  ///   - trials: Each variant, and the exercise whose tests are enough when they reject it.
  ///   - conclude: What the outcomes of the variants say together.
  init(
    trials: [(variant: Variant, exercise: ExerciseNumber?)],
    conclude: @escaping @Sendable (TrialOutcomes) async throws -> CheckResult
  ) {
    self.trials = trials
    areMutants = false
    areRight = false
    self.conclude = conclude
  }

  /// - Parameters:
  ///   - findings: What was wrong before anything could be tried.
  ///   - areRight: Whether all tests have to accept each variant.
  init(experiments: [Experiment], findings: [Finding] = [], areRight: Bool = false) {
    trials = experiments.map { ($0.variant, $0.exercise) }
    areMutants = false
    self.areRight = areRight
    conclude = { outcomes in
      let found = experiments.map { experiment in
        outcomes[experiment.variant].map(experiment.examine) ?? []
      }
      let right = found.count { $0.isEmpty }
      return (findings + found.joined(), "\(right) of \(found.count)")
    }
  }
}

extension Sequence<Experiments> {
  /// The variants for which one exercise's tests are enough when they reject it.
  ///
  /// Two checks may ask for the same code with different exercises in mind; then all tests have to run.
  var exercises: [Variant: ExerciseNumber] {
    Dictionary(grouping: flatMap(\.trials), by: \.variant).compactMapValues { trials in
      let wishes = Set(trials.map(\.exercise))
      return wishes.count == 1 ? wishes.first ?? nil : nil
    }
  }
}
