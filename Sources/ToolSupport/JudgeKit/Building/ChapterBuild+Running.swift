import CourseKit
import Foundation

extension ChapterBuild {
  /// Builds in full, and keeps what the build tells of its commands.
  ///
  /// It is not given up when the task is cancelled: the next build would begin where this one began.
  ///
  /// - Throws: `BuildFailure` when the code does not compile, or `CancellationError`.
  package func build(_ goal: @escaping @Sendable () throws -> [String]) async throws
    -> BuildDescription
  {
    try checkSizes()
    let description = try await Task {
      try await repairing { try await buildToTheEnd(goal) }
    }.value
    try Task.checkCancellation()
    return description
  }

  private func buildToTheEnd(_ goal: @Sendable () throws -> [String]) async throws
    -> BuildDescription
  {
    var description = try keptDescription()
    let sources = sources()
    let changes = sources.changes(since: description.sources)
    if !description.sources.isEmpty {
      for command in description.commands { BuildStep(command).forget(changes) }
    }
    defer { sweep() }
    let words = ["build"] + (try goal()) + flags + ["-v"]
    let suspect = suspect(among: changes)
    var outcome = try await outcome(of: "swift", words, in: workbook.root, suspect: suspect)
    if system == .native, BuildSystem.isRefused(in: outcome.errors) {
      BuildSystem.refuseNative()
      return try await buildToTheEnd(goal)
    }
    if case .signalled = outcome.ending {
      // Swift Build of Swift 6.3.1 does that once in a hundred times, for no fault of the code.
      outcome = try await self.outcome(of: "swift", words, in: workbook.root, suspect: suspect)
    }
    // Swift Build of 6.3 prints all of it twice, and progress cuts into the one on the standard output.
    let errors = BuildLog(outcome.errors)
    let isPrintedTwice = errors.commands.count > 1
    let log = isPrintedTwice ? errors : BuildLog(outcome.output + "\n" + outcome.errors)
    let messages = log.messages.joined(separator: "\n")
    description.add(log.commands)
    description.warnings.forget(changes)
    description.warnings.add(from: messages)
    description.sources = sources
    if description.products == nil, outcome.isSuccess {
      let question = ["build", "--show-bin-path"] + flags
      let answer = try await self.outcome(of: "swift", question, in: workbook.root)
      description.products = answer.output.lines.last { $0.hasPrefix("/") }
    }
    if FileManager.default.fileExists(atPath: scratch.path) { try description.keep() }
    try check(outcome, messages, suspect: suspect)
    return description
  }

  /// Repeats a command of an earlier build.
  ///
  /// - Parameter suspect: The file to name when it does not get on.
  /// - Returns: What it printed.
  /// - Throws: `BuildFailure` when the code does not compile.
  func repeatCommand(_ command: BuildCommand, suspect: String?) async throws -> String {
    let folder = command.folder.map { URL(filePath: $0) } ?? workbook.root
    let outcome = try await outcome(
      of: command.program, command.arguments, in: folder, suspect: suspect)
    try check(outcome, outcome.output + outcome.errors, suspect: suspect)
    return outcome.output + outcome.errors
  }

  /// What is known of the build folder; one of which nothing is known is made again.
  private func keptDescription() throws -> BuildDescription {
    if let description = BuildDescription(keptIn: scratch) { return description }
    if FileManager.default.fileExists(atPath: scratch.path) {
      try FileManager.default.removeItem(at: scratch)
    }
    return BuildDescription(of: scratch)
  }

  private func outcome(
    of program: String, _ arguments: [String], in folder: URL, suspect: String? = nil
  ) async throws -> Subprocess.Outcome {
    let report = BuildDelay.report
    try make(temporary)
    var process = Subprocess(program: program, arguments: arguments, folder: folder)
    process.environment = environment.merging(["TMPDIR": temporary.path]) { $1 }
    process.timeLimit = timeLimit
    process.silenceLimit = Self.silenceLimit
    process.onLongSilence = { report(.slowCompiler(file: suspect)) }
    process.outputLimit = 10_000_000
    process.separatesStandardError = true
    return try await process.run()
  }

  private func check(
    _ outcome: Subprocess.Outcome, _ text: String, suspect: String?
  ) throws {
    var diagnostics = CompilerDiagnostic.all(in: text, root: workbook.root).map(placedInCode)
    if outcome.ending.isStopped {
      let sentence =
        outcome.ending == .starved ? Self.sentenceOfBusyMachine : Self.sentence(ofSlow: suspect)
      diagnostics = [CompilerDiagnostic(.error, sentence, at: nil)]
    }
    // A warning without a file is the package manager's, as that of 6.4 about its native system.
    let isClean = !failsOnWarnings || diagnostics.allSatisfy { $0.location == nil }
    guard outcome.isSuccess, isClean else {
      throw BuildFailure(
        diagnostics: diagnostics, output: text, isTimedOut: outcome.ending.isStopped)
    }
  }

  /// Debug information is off: it costs time, and this build is not debugged.
  private var flags: [String] {
    let strict = failsOnWarnings ? ["-Xswiftc", "-warnings-as-errors"] : []
    return [
      "--build-system", system.rawValue, "--package-path", workbook.root.path,
      "--scratch-path", scratch.path, "--no-color-diagnostics", "-debug-info-format", "none",
    ] + strict + (system == .native ? sharedModules + fasterLinker : [])
  }

  /// One folder for what the compiler makes of the system's modules, and no index of them.
  ///
  /// No editor reads this build. Both together about halve a chapter's first one (Swift 6.3.1, Linux).
  private var sharedModules: [String] {
    ["-index-ignore-system-modules", "-module-cache-path", modules.path]
      .flatMap { ["-Xswiftc", $0] }
  }

  /// On Linux, the toolchain's own linker: a learner waits for it after each edit, and the system's is
  /// slower.
  ///
  /// Not for Swift Build, which asks the linker to leave out unused sections: this one then leaves out
  /// some that are used (Swift 6.3.1).
  private var fasterLinker: [String] {
    #if os(Linux)
      ["-Xswiftc", "-use-ld=lld"]
    #else
      []
    #endif
  }
}
