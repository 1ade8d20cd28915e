extension Check {
  /// The tests are red before an exercise is solved, say why, and are green after.
  static let tests = Check(
    name: "tests", claim: "each test is red on the starter by its rule, and green on the solution",
    scope: .chapter { chapter, verification in
      let workbook = verification.workbook
      let source = try ChapterSource(chapter, in: workbook)
      var reports: [Tree: TestReport] = [:]
      for tree in Tree.allCases {
        let judge = Judge(
          workbook: workbook, chapter: chapter, tree: tree, failsOnWarnings: true)
        switch try await judge.judge() {
        case .notBuilt(let failure): return failure.findings
        case .judged(let report): reports[tree] = report
        }
      }
      guard let starters = reports[.exercises], let solutions = reports[.solutions] else {
        return []
      }
      let examination = TestExamination(
        workbook: workbook, source: source, starters: starters, solutions: solutions)
      return examination.findings
    })
}
