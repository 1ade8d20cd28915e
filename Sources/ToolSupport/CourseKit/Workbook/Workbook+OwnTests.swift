extension Workbook {
  /// The files with tests that a learner has written: those added to a chapter's tests, and those among its checks.
  ///
  /// - Returns: Their paths, from the workbook's root.
  package func ownTests(of chapter: Chapter) -> [String] {
    let checks = "\(chapter.folder(in: .exercises))/Checks"
    let written = files(below: checks).map { "\(checks)/\($0)" }.filter {
      $0.hasSuffix(".swift") && text(of: $0)?.contains("@Test") == true
    }
    return addedTests(of: chapter) + written
  }

  /// The files that a learner has added to a chapter's tests, by their paths from the workbook's root.
  package func addedTests(of chapter: Chapter) -> [String] {
    files(below: chapter.testFolder).map { "\(chapter.testFolder)/\($0)" }.filter {
      $0.hasSuffix(".swift") && givenFiles.isOwnTest($0, of: chapter)
    }
  }
}
