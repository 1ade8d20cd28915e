/// What came of building a chapter, and of running its tests if it was built.
enum Judgement: Equatable, Sendable {
  case notBuilt(BuildFailure)
  case judged(TestReport)

  /// Judges a chapter as it stands on the disk; a warning fails the build.
  ///
  /// - Throws: `CancellationError`, or an error when the toolchain cannot be started.
  static func of(
    _ chapter: Chapter, in tree: Tree, of workbook: Workbook
  ) async throws -> Judgement {
    let build = TestBuild(workbook: workbook, tree: tree, chapter: chapter, failsOnWarnings: true)
    do {
      return try await build.exclusively {
        .judged(try await TestRun(of: build, try await build.run()).run())
      }
    } catch let failure as BuildFailure {
      return .notBuilt(failure)
    }
  }
}
