import MutationKit
import CommandKit
import CourseKit

/// Tries what all checks want to be tried, a chapter at a time, since their variants share builds.
actor SharedTrials {
  private let verification: Verification
  private let plans: [@Sendable (ChapterSource, Verification) throws -> Experiments]
  private var trials: [Chapter: Task<TrialOutcomes, any Error>] = [:]

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
    let source = try ChapterSource(chapter, in: verification.workbook).whole
    let outcomes = try await outcomes(of: source)
    return try await plan(source, verification).conclude(outcomes)
  }

  /// What became of all variants of a chapter that a check wants to be tried.
  func outcomes(of source: ChapterSource) async throws -> TrialOutcomes {
    let trial = trials[source.chapter] ?? Task { try await tried(source) }
    trials[source.chapter] = trial
    return try await trial.value
  }

  private nonisolated func tried(_ source: ChapterSource) async throws -> TrialOutcomes {
    let members = ChapterMembers(of: source)
    let asked = try plans.map { try $0(source, verification) }
    let wanted = asked.map { $0.replacingVariants(members.inBodies) }
    let variants = wanted.filter { !$0.areMutants }.flatMap(\.variants)
    let mutants = Set(wanted.filter(\.areMutants).flatMap(\.variants)).subtracting(variants)
    let all = variants + wanted.flatMap(\.variants)
    let progress = ProgressBar(
      "\(source.chapter): building and trying answers", total: Set(all).count,
      console: verification.console)
    let trial = VariantTrial(
      of: source, in: verification.workbook, buildSystem: verification.buildSystem,
      mutants: mutants, rightAnswers: Set(wanted.filter(\.areRight).flatMap(\.variants)),
      exercises: wanted.exercises
    ) { _, _ in progress.advance() }
    return try await trial.outcomes(of: all)
      .found(for: asked.flatMap(\.variants), as: members.inBodies)
  }
}
