import CourseKit

/// A variant of a chapter to try, and how to examine what its tests said.
struct Experiment: Sendable {
  let variant: Variant
  let examine: @Sendable (TestOutcome) -> [Finding]
}

/// What a check tries of a chapter.
struct Experiments: Sendable {
  let variants: [Variant]
  /// Whether a variant that does not compile is no fault, and so gets no build of its own.
  let areMutants: Bool
  let conclude: @Sendable (VariantTrial.Outcomes) -> CheckResult

  /// - Parameter conclude: What the outcomes of the mutants say together.
  init(mutants: [Variant], conclude: @escaping @Sendable (VariantTrial.Outcomes) -> CheckResult) {
    variants = mutants
    areMutants = true
    self.conclude = conclude
  }

  /// - Parameter findings: What was wrong before anything could be tried.
  init(experiments: [Experiment], findings: [Finding] = []) {
    variants = experiments.map(\.variant)
    areMutants = false
    conclude = { outcomes in
      let found = experiments.map { experiment in
        outcomes[experiment.variant].map(experiment.examine) ?? []
      }
      let right = found.count { $0.isEmpty }
      return (findings + found.joined(), "\(right) of \(found.count)")
    }
  }
}
