import CourseKit
import Foundation
import JudgeKit

/// The app of a chapter whose objects report their messages.
package struct TracedApp: Sendable {
  /// How long an unseen run may take.
  private static let timeLimit = Duration.seconds(60)

  /// The program.
  package let path: String
  /// The files whose objects report nothing, from the workbook's root.
  package let silentFiles: [String]
  /// The classes that report nothing, because no protocol names what they are told.
  package let unheardTypes: [String]
  /// Where each run has its own store.
  let stores: URL

  /// Runs the app to its end, without showing it.
  ///
  /// - Parameters:
  ///   - input: What is typed into it.
  ///   - silenceLimit: How long it may tell of nothing, as a test that `check` runs.
  /// - Throws: `WorkbookError` when it does not end.
  package func trace(
    _ arguments: [String], input: Data, silenceLimit: Duration = TestRun.standardTimeLimit
  ) async throws -> Trace {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "input")
      try input.write(to: file)
      var process = Subprocess(
        program: path, arguments: try await self.arguments(arguments), folder: .currentDirectory(),
        timeLimit: Self.timeLimit, outputLimit: 10_000_000, separatesStandardError: true)
      process.silenceLimit = silenceLimit
      process.input = file
      // Otherwise dictionaries have another order in each run, and so have messages.
      process.environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
      process.environment[TraceEvent.variable] = "all"
      let outcome = try await process.run()
      if outcome.ending == .starved, let doubt = outcome.ending.doubt { throw WorkbookError(doubt) }
      guard outcome.ending != .timedOut else {
        throw WorkbookError(
          "The traced app did not end. Look for an endless loop, or an `await` that never returns.")
      }
      return Trace(outcome.errors)
    }
  }

  /// What to start the app with.
  ///
  /// An app that keeps something gets an empty file for it, unless the learner names one. Each run has a file
  /// of its own, because another run may go on beside it.
  ///
  /// - Parameter given: What the learner wants.
  package func arguments(_ given: [String]) async throws -> [String] {
    guard !given.contains(where: { $0.hasPrefix("--store") }) else { return given }
    let help = Subprocess(
      program: path, arguments: ["--help"], folder: stores.deletingLastPathComponent())
    guard try await help.run().output.contains("--store ") else { return given }
    removeOldStores()
    return given + ["--store", stores.appending(path: "\(getpid())/store.json").path]
  }

  /// Removes the stores of processes that have ended; the traced process takes the place of this one.
  private func removeOldStores() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: stores.path)) ?? [] {
      let isUsed = Int32(name).map { $0 != getpid() && kill($0, 0) == 0 } ?? false
      if !isUsed { try? FileManager.default.removeItem(at: stores.appending(path: name)) }
    }
  }
}
