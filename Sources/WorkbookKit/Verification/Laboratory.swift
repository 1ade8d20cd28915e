/// Tries what checks want to be tried, a chapter at a time.
actor Laboratory {
  private let verification: Verification
  private let plans: [@Sendable (ChapterSource, Verification) throws -> Experiments]
  private var outcomes: [Chapter: VariantTrial.Outcomes] = [:]

  /// - Parameter checks: All that will ask for a proof, since their variants share builds.
  init(_ verification: Verification, checks: [Check]) {
    self.verification = verification
    plans = checks.compactMap { check in
      if case .experiments(let plan) = check.scope { plan } else { nil }
    }
  }

  /// What a check's experiments prove of a chapter.
  func proof(
    of chapter: Chapter, _ plan: @Sendable (ChapterSource, Verification) throws -> Experiments
  ) async throws -> Proof {
    let source = try ChapterSource(chapter, in: verification.workbook)
    let outcomes = try await outcomes(of: source)
    let wanted = try plan(source, verification)
    let findings = wanted.experiments.map { experiment in
      outcomes[experiment.variant].map(experiment.examine) ?? []
    }
    return Proof(
      findings: wanted.findings + findings.joined(),
      count: (findings.count { $0.isEmpty }, findings.count))
  }

  private func outcomes(of source: ChapterSource) async throws -> VariantTrial.Outcomes {
    if let known = outcomes[source.chapter] { return known }
    let variants = try plans.flatMap { plan in
      try plan(source, verification).experiments.map(\.variant)
    }
    let progress = Progress(
      "\(source.chapter): building and trying answers", total: Set(variants).count,
      console: verification.console)
    let trial = VariantTrial(
      workbook: verification.workbook, source: source, advance: progress.advance)
    let new = try await trial.outcomes(of: variants)
    outcomes[source.chapter] = new
    return new
  }
}
