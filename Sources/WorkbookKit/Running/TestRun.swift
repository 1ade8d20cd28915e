import Foundation

/// A run of the tests that a build made.
struct TestRun: Sendable {
  let build: TestBuild
  /// A regular expression over `Module.Suite/name()`.
  var filter: String
  /// How long a test may take: one that shows no sign of life for so long is stopped.
  var timeLimit = Duration.seconds(10)
  var environment: [String: String] = [:]

  /// Runs a chapter's tests, or those of one exercise.
  init(build: TestBuild, chapter: Chapter, exercise: ExerciseNumber? = nil) {
    self.build = build
    filter = "^\(chapter.testTarget)\\."
    if let exercise { filter += ".*`\(exercise.chapter)\\.\(exercise.index) " }
  }

  /// Runs the tests, one after the other, so that a crash has one culprit.
  ///
  /// - Throws: `CancellationError`, or an error of Foundation when the tests cannot be started.
  func run() async throws -> TestReport {
    try await withTemporaryFolder { temporary in
      let stream = temporary.appending(path: "events.jsonl")
      var process = try tests(writing: stream)
      process.environment = build.environment.merging(environment) { $1 }
        .merging(["TMPDIR": temporary.path, "SWIFT_BACKTRACE": "enable=no"]) { $1 }
      process.signOfLife = stream
      process.timeLimit = timeLimit
      let outcome = try await process.run()
      return TestReport(stream: (try? Data(contentsOf: stream)) ?? Data(), outcome: outcome)
    }
  }

  private func tests(writing stream: URL) throws -> Subprocess {
    let choice = [
      "--no-parallel", "--filter", filter,
      "--event-stream-output-path", stream.path, "--event-stream-version", "0",
    ]
    let folder = build.workbook.root
    #if os(Linux)
      return Subprocess(
        program: try build.testProgram().path,
        // The least verbosity: nothing but what the tested code prints.
        arguments: ["--testing-library", "swift-testing", "--verbosity", "\(Int.min)"] + choice,
        folder: folder)
    #else
      // There the tests are a bundle, which only the package manager knows how to load.
      return Subprocess(
        program: "swift",
        arguments: [
          "test", "--skip-build", "--disable-xctest", "--package-path", folder.path,
          "--scratch-path", build.scratch.path,
        ] + choice, folder: folder)
    #endif
  }
}
