extension TestReport {
  /// What went wrong in some tests, and outside of all.
  func failures(of isChosen: (TestResult) -> Bool) -> [TestFailure] {
    let culprit = culprit.map(isChosen) == true ? culpritFailure : nil
    let failed = tests.filter { isChosen($0) && $0.verdict == .failed }
    let outside = strayFailures.map { TestFailure($0, test: "No test ran when this failed.") }
    return [culprit].compactMap(\.self) + failed.map(TestFailure.init) + outside
  }

  /// Some of the tests that passed.
  func passes(of isChosen: (TestResult) -> Bool) -> [String] {
    tests.filter { isChosen($0) && $0.verdict == .passed }.map(\.name)
  }

  /// How a test ended the run for all.
  var culpritFailure: TestFailure? {
    culprit.map { TestFailure($0, ending: ending, output: output) }
  }
}
