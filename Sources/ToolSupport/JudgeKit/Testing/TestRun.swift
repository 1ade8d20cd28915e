import CourseKit
import Foundation

/// A run of the tests that a build made.
package struct TestRun: Sendable {
  /// How long a test may make no progress, unless `--limit` says otherwise.
  package static let standardTimeLimit = Duration.seconds(10)

  /// Runs the tests' program, and has its event stream written to a file.
  package typealias Runner =
    @Sendable (_ process: Subprocess, _ stream: URL) async throws -> Subprocess.Outcome

  /// What a crash prints: on Linux, the calls that led to it, which takes 40 ms; a Mac lets only some programs do that.
  private static let backtrace: String = {
    #if os(Linux)
      "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,limit=32,top=0"
    #else
      "enable=no"
    #endif
  }()

  package static let standardRunner: Runner = { process, _ in try await process.run() }

  package let build: ChapterBuild
  let program: TestProgram
  /// A regular expression over `Module.Suite/name()/File.swift:12:3`.
  package let filter: String
  /// A regular expression over the tests to leave out; nil for none.
  private let skipped: String?
  /// How long a test may take: one that shows no sign of life for so long is stopped.
  package var timeLimit = Self.standardTimeLimit
  package var environment: [String: String] = [:]
  package var runner = Self.standardRunner

  /// Runs a chapter's provided tests, or those of some exercises.
  ///
  /// - Parameter exercises: The exercises to test; none for all of them.
  package init(of build: ChapterBuild, _ program: TestProgram, exercises: [ExerciseNumber] = []) {
    self.build = build
    self.program = program
    let names = exercises.map { "\($0.chapter)\\.\($0.index)" }
    let choice = exercises.isEmpty ? "" : ".*`(\(names.joined(separator: "|"))) "
    filter = "^\(build.chapter.testTarget)\\.\(choice)"
    skipped = Self.ownTests(of: build)
  }

  /// Runs the tests that the learner has written, apart from the given ones, which they so cannot end; nil when
  /// there are none.
  package init?(ofOwnTestsOf build: ChapterBuild, _ program: TestProgram) {
    guard let own = Self.ownTests(of: build) else { return nil }
    self.build = build
    self.program = program
    filter = own
    skipped = nil
  }

  /// The tests in files that the learner has written; nil when there are no such files.
  private static func ownTests(of build: ChapterBuild) -> String? {
    let (workbook, chapter) = (build.workbook, build.chapter)
    let own = workbook.ownTests(of: chapter)
    let added = workbook.addedTests(of: chapter)
    let names = added.map {
      NSRegularExpression.escapedPattern(for: URL(filePath: $0).lastPathComponent)
    }
    let choices =
      (names.isEmpty
        ? [] : ["^\(chapter.testTarget)\\..*/(\(names.joined(separator: "|"))):[0-9]+:[0-9]+$"])
      + (own == added ? [] : ["^\(chapter.target)Checks\\."])
    return choices.isEmpty ? nil : choices.joined(separator: "|")
  }

  /// Runs the tests, one after the other, so that only one test is interrupted by a crash.
  ///
  /// They run in an empty folder, which is removed afterwards: a relative path in a learner's code does not
  /// lead to the workbook, where deleting `Exercises` would take all answers with it.
  ///
  /// - Throws: `CancellationError`, or an error when the tests cannot be started.
  package func run() async throws -> TestReport {
    try await withTemporaryFolder { temporary in
      let stream = temporary.appending(path: "events.jsonl")
      let heartbeat = temporary.appending(path: "heartbeat")
      try Data().write(to: heartbeat)
      let empty = temporary.appending(path: "empty")
      try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: false)
      let choice =
        [
          "--no-parallel", "--filter", filter,
          "--event-stream-output-path", stream.path, "--event-stream-version", "0",
        ] + (skipped.map { ["--skip", $0] } ?? [])
      var process = program.process(choice, in: empty)
      process.environment.merge(build.environment) { $1 }
      process.environment.merge(environment) { $1 }
      process.environment.merge(
        [
          "TMPDIR": temporary.path, "SWIFT_BACKTRACE": Self.backtrace,
          "WORKBOOK_HEARTBEAT": heartbeat.path,
        ]) { $1 }
      process.heartbeatFiles = [stream, heartbeat]
      process.timeLimit = timeLimit
      let outcome = try await runner(process, stream)
      return TestReport(
        stream: (try? Data(contentsOf: stream)) ?? Data(), outcome: outcome,
        root: build.workbook.root)
    }
  }
}
