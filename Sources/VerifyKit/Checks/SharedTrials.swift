import CourseKit
import WorkbookKit

/// Tries what all checks want to be tried, a chapter at a time, since their variants share builds.
actor SharedTrials {
  private let verification: Verification
  private let plans: [@Sendable (ChapterSource, Verification) throws -> Experiments]
  private var outcomes: [Chapter: VariantTrial.Outcomes] = [:]

  /// - Parameter checks: All that will ask for results.
  init(_ verification: Verification, checks: [Check]) {
    self.verification = verification
    plans = checks.compactMap { check in
      if case .experiments(let plan) = check.scope { plan } else { nil }
    }
  }

  /// What a check's experiments find in a chapter.
  func result(
    of chapter: Chapter, _ plan: @Sendable (ChapterSource, Verification) throws -> Experiments
  ) async throws -> CheckResult {
    let source = try ChapterSource(chapter, in: verification.workbook)
    let outcomes = try await outcomes(of: source)
    let wanted = try plan(source, verification)
    let findings = wanted.experiments.map { experiment in
      outcomes[experiment.variant].map(experiment.examine) ?? []
    }
    return (wanted.findings + findings.joined(), (findings.count { $0.isEmpty }, findings.count))
  }

  private func outcomes(of source: ChapterSource) async throws -> VariantTrial.Outcomes {
    if let known = outcomes[source.chapter] { return known }
    let variants = try plans.flatMap { plan in
      try plan(source, verification).experiments.map(\.variant)
    }
    let progress = ProgressBar(
      "\(source.chapter): building and trying answers", total: Set(variants).count,
      console: verification.console)
    let trial = VariantTrial(
      workbook: verification.workbook, source: source, buildSystem: verification.buildSystem,
      advance: progress.advance)
    let new = try await trial.outcomes(of: variants)
    outcomes[source.chapter] = new
    return new
  }
}
