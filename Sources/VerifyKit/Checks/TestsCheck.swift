import CourseKit

extension Check {
  /// The tests are red before an exercise is solved, say why, and are green after.
  static let tests = Check(
    name: "tests", claim: "each test is red on the starter by its rule, and green on the solution",
    scope: .chapter { chapter, verification in
      let source = try ChapterSource(chapter, in: verification.workbook)
      let judged = try await onBothTrees { tree in
        try await verification.strictBuild(of: chapter, in: tree).testOutcome()
      }
      switch judged {
      case (.success(let starters), .success(let solutions)):
        return TreeComparison(
          source: source, starters: starters, solutions: solutions
        ).findings
      case (.failure(let failure), _), (_, .failure(let failure)):
        return failure.findings
      }
    })
}
