import JudgeKit

/// What came of building a chapter, and of running its tests if it was built.
typealias TestOutcome = Result<TestReport, BuildFailure>

extension ChapterBuild {
  /// Builds the chapter, and runs its tests.
  ///
  /// - Throws: `CancellationError`, or an error when the toolchain cannot be started.
  func testOutcome() async throws -> TestOutcome {
    do {
      return try await exclusively {
        .success(try await TestRun(of: self, try await run()).run())
      }
    } catch let failure as BuildFailure {
      return .failure(failure)
    }
  }
}
