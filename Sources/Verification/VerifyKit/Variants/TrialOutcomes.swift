import CourseKit
import JudgeKit

/// What became of the variants of a chapter.
struct TrialOutcomes: Sendable {
  private var outcomes: [Variant: TestOutcome]
  /// What the compiler warns of in the tests.
  private(set) var warnings: [CompilerDiagnostic]

  init(_ outcomes: [Variant: TestOutcome] = [:], warnings: [CompilerDiagnostic] = []) {
    self.outcomes = outcomes
    self.warnings = warnings.filter { $0.location?.file.hasPrefix("Tests/") ?? false }
  }

  subscript(variant: Variant) -> TestOutcome? { outcomes[variant] }

  mutating func merge(_ other: TrialOutcomes) {
    outcomes.merge(other.outcomes) { $1 }
    warnings += other.warnings.filter { !warnings.contains($0) }
  }
}
