extension Check {
  /// The tests are red before an exercise is solved, say why, and are green after.
  static let tests = Check(
    name: "tests", claim: "each test is red on the starter by its rule, and green on the solution",
    scope: .chapter { chapter, verification in
      let workbook = verification.workbook
      let source = try ChapterSource(chapter, in: workbook)
      let judged = try await onBothTrees { tree in
        try await Judgement.of(chapter, in: tree, of: workbook)
      }
      switch judged {
      case (.judged(let starters), .judged(let solutions)):
        return TestExamination(
          workbook: workbook, source: source, starters: starters, solutions: solutions
        ).findings
      case (.notBuilt(let failure), _), (_, .notBuilt(let failure)):
        return failure.findings
      }
    })
}
