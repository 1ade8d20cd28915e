extension Judge.Judgement {
  /// What keeps an exercise from being solved, in a few lines; none when it is solved.
  func obstacles(to exercise: ExerciseNumber) -> [String] {
    switch self {
    case .notBuilt(let failure):
      return ["Its chapter does not compile."] + failure.firstError.lines
    case .judged(let report):
      if let culprit = report.culprit {
        return ["\(culprit.name)", "This test did not end: the code crashed, left, or looped."]
      }
      let tests = report.tests(of: exercise)
      if let failed = tests.first(where: { $0.verdict != .passed }) {
        return [failed.name] + (failed.failures.first?.comments.first?.lines ?? [])
      }
      if tests.isEmpty { return ["It has no tests, so nobody can tell."] }
      return report.strayFailures.first.map { [$0.summary] } ?? []
    }
  }
}
