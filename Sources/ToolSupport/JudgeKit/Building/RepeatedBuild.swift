import CourseKit

/// A build that is done again after each change: in full at first, then only what the change asks for.
package actor RepeatedBuild {
  package nonisolated let build: ChapterBuild
  private var built: (program: TestProgram, replay: BuildReplay?)?
  private var warnings = CompilerWarnings()

  package init(_ build: ChapterBuild) { self.build = build }

  /// Builds the tests.
  ///
  /// - Returns: The program that runs them, and what the compiler warns of.
  /// - Throws: `BuildFailure` when the code does not compile.
  package func run() async throws -> (
    program: TestProgram, warnings: [CompilerDiagnostic]
  ) {
    let program = try await program()
    return (program, warnings.diagnostics(root: build.workbook.root))
  }

  private func program() async throws -> TestProgram {
    try build.checkSizes()
    let sources = build.sources()
    if let program = built?.program, var replay = built?.replay, replay.covers(sources) {
      defer { built?.replay = replay }
      do {
        try await replay.run(sources)
        warnings = replay.warnings
        return program
      } catch let failure as BuildFailure
        where failure.isOutsideCode
      {
        // It is not the code that is at fault, so let the package manager see to it.
      }
    }
    built = nil
    let description = try await build.buildTests()
    let program = try await build.testProgram(of: description)
    warnings = description.warnings
    built = (program, BuildReplay(of: build, description, upTo: program))
    return program
  }
}
