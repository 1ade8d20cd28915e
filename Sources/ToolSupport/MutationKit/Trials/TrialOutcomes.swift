import CourseKit
import JudgeKit

/// What became of the variants of a chapter.
package struct TrialOutcomes: Sendable {
  private var outcomes: [Variant: TestOutcome]
  /// What the compiler warns of in the tests.
  package private(set) var warnings: [CompilerDiagnostic]

  package init(_ outcomes: [Variant: TestOutcome] = [:], warnings: [CompilerDiagnostic] = []) {
    self.outcomes = outcomes
    self.warnings = warnings.filter { $0.location?.file.hasPrefix("Tests/") ?? false }
  }

  package subscript(variant: Variant) -> TestOutcome? { outcomes[variant] }

  /// The outcomes of variants that were tried in another form.
  package func found(for variants: [Variant], as tried: (Variant) -> Variant) -> TrialOutcomes {
    var found = self
    found.outcomes = Dictionary(
      variants.compactMap { variant in outcomes[tried(variant)].map { (variant, $0) } },
      uniquingKeysWith: { first, _ in first })
    return found
  }

  package mutating func merge(_ other: TrialOutcomes) {
    outcomes.merge(other.outcomes) { $1 }
    warnings += other.warnings.filter { !warnings.contains($0) }
  }
}
