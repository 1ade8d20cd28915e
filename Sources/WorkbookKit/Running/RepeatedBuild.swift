/// A build that is done again after each change: in full at first, then only what the change asks for.
actor RepeatedBuild {
  private let build: TestBuild
  private var replay: BuildReplay?

  init(_ build: TestBuild) { self.build = build }

  /// Builds the tests.
  ///
  /// - Throws: `BuildFailure` when the code does not compile.
  func run() async throws {
    if var replay, replay.isCurrent {
      defer { self.replay = replay }
      do {
        return try await replay.run()
      } catch let failure as BuildFailure where failure.errors.allSatisfy({ $0.file == nil }) {
        // It is not the code that is at fault, so let the package manager see to it.
      }
    }
    replay = nil
    try await build.run()
    replay = BuildReplay(of: build)
  }
}
