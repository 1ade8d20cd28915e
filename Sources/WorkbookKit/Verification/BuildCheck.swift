extension Check {
  /// Both trees compile, the app too, and the compiler has nothing to say.
  static let build = Check(
    name: "build", claim: "both trees build without a warning",
    scope: .chapter { chapter, verification in
      var findings: [Finding] = []
      for tree in Tree.allCases {
        let build = TestBuild(
          workbook: verification.workbook, tree: tree, chapter: chapter, failsOnWarnings: true)
        do {
          try await build.run()
          try await build.build(product: chapter.app)
        } catch let failure as BuildFailure {
          // What both trees share is said once.
          findings += failure.findings.filter { !findings.contains($0) }
        }
      }
      return findings
    })
}
