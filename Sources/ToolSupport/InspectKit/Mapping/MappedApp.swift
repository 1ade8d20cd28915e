import CourseKit
import Foundation
import JudgeKit

/// The app of a chapter, which goes through its screens by itself and prints its object graph.
package struct MappedApp: Sendable {
  /// How long the app may take, with screens that never load.
  private static let timeLimit = Duration.seconds(60)

  private let program: URL
  private let folder: URL
  private let words: [String]

  /// Builds the app.
  ///
  /// - Throws: `BuildFailure` when the code does not compile.
  package init(_ build: ChapterBuild) async throws {
    let workbook = build.workbook
    program = try await build.exclusively { try await build.app() }
    folder = workbook.root
    words = [build.chapter.folder(in: build.tree), "Sources/Shared/ScreenKit"].flatMap { folder in
      workbook.texts(below: folder).filter { $0.key.hasSuffix(".swift") }.values
        .flatMap { MaskedCode($0.lines).types.referenceKinds }
    }.sorted()
  }

  /// Runs it to its end.
  ///
  /// - Parameters:
  ///   - width: How many characters fit on a line.
  ///   - variables: What else it finds in its environment.
  ///   - silenceLimit: How long it may print nothing, as a test that `check` runs.
  package func run(
    _ arguments: [String] = [], width: Int? = nil,
    environment variables: [String: String] = [:],
    silenceLimit: Duration = TestRun.standardTimeLimit
  ) async throws -> Subprocess.Outcome {
    // A backtrace would bury the line of a crash.
    let environment = variables.merging([
      "WORKBOOK_MAP": words.joined(separator: " "), "SWIFT_BACKTRACE": "enable=no",
      "COLUMNS": "\(min(width ?? 80, 80))",
    ]) { $1 }
    var process = Subprocess(
      program: program.path, arguments: arguments, folder: folder,
      environment: environment, timeLimit: Self.timeLimit, separatesStandardError: true)
    process.silenceLimit = silenceLimit
    return try await process.run()
  }
}
