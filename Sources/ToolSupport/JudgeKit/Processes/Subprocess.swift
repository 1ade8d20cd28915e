import CourseKit
import Foundation
import Synchronization

/// A program to run, with limits on its time and its output.
///
/// It leads a session of its own. All of the session is ended with it, at the time limit, when the task is
/// cancelled, and when the tool is interrupted or killed.
package struct Subprocess: Sendable {
  package enum Ending: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    /// It was stopped at a limit on the time of its own.
    case timedOut
    /// It was stopped, because the machine had hardly let it run.
    case starved

    /// How the program went, after the name of what it was doing.
    package var sentence: String {
      switch self {
      case .exited(let code): "ended the whole run with exit code \(code)."
      case .signalled(let number): "crashed (signal \(number))."
      case .timedOut: "timed out and was stopped."
      case .starved: "was stopped, because this machine had no time for it."
      }
    }

    /// Whether a limit on time has ended it.
    package var isStopped: Bool { self == .timedOut || self == .starved }

    /// What to say where the machine may have ended it, whatever the program does; nil for another ending.
    ///
    /// When memory runs out, a system ends some program, with a signal that no trap sends.
    package var doubt: String? {
      switch self {
      case .starved: "This machine was too busy to run the code, so it was stopped."
      case .signalled(SIGKILL):
        "The system ended the code (signal 9). Usually memory has run out: that of this machine, which other"
          + " programs use as well, or what the code used without end."
      default: nil
      }
    }
  }

  package struct Outcome: Equatable, Sendable {
    package let ending: Ending
    package let output: String
    /// What it wrote to its standard error, where that is kept apart.
    package var errors = ""
    /// Whether the program printed more than the limit, which was dropped.
    package let isOutputCut: Bool

    package var isSuccess: Bool { ending == .exited(0) }

    package init(ending: Ending, output: String, errors: String = "", isOutputCut: Bool) {
      self.ending = ending
      self.output = output
      self.errors = errors
      self.isOutputCut = isOutputCut
    }
  }

  /// How often to look at what it does, which takes some milliseconds.
  private static let lookInterval = Duration.milliseconds(250)

  /// A path, or a name to be looked up in `PATH`.
  package var program: String
  package var arguments: [String]
  package var folder: URL
  /// What to change in the tool's own environment.
  package var environment: [String: String]
  /// What it reads from its standard input.
  package var input: URL?
  /// How long it may take.
  ///
  /// This is time of its own, which a busy machine doesn't lengthen; see `OwnTime`.
  package var timeLimit: Duration?
  /// Files that grow while the program gets on: each time, the time limit begins again.
  var heartbeatFiles: [URL] = []
  /// How long it may print nothing, in time of its own.
  package var silenceLimit: Duration?
  /// Called once, when it has printed nothing for long and is given more time.
  var onLongSilence: (@Sendable () -> Void)?
  /// How many bytes of output to keep.
  var outputLimit: Int
  /// Whether the standard error is kept apart from the output.
  var separatesStandardError: Bool

  package init(
    program: String, arguments: [String], folder: URL, environment: [String: String] = [:],
    timeLimit: Duration? = nil, outputLimit: Int = 1_000_000, separatesStandardError: Bool = false
  ) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
    self.environment = environment
    self.timeLimit = timeLimit
    self.outputLimit = outputLimit
    self.separatesStandardError = separatesStandardError
  }

  /// Runs the program to its end.
  ///
  /// - Throws: `CancellationError`, or `WorkbookError` when the program cannot be started.
  package func run() async throws -> Outcome {
    let isCancelled = Flag()
    let outcome = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // A thread of its own: it blocks, and Swift's few threads for tasks must not.
        Thread.detachNewThread {
          continuation.resume(with: Result { try runBlocking(isCancelled) })
        }
      }
    } onCancel: {
      isCancelled.raise()
    }
    try Task.checkCancellation()
    return outcome
  }

  private func runBlocking(_ isCancelled: Flag) throws -> Outcome {
    guard let file = ProgramFile.path(of: program) else { throw WorkbookError(noProgram: program) }
    let (session, program) = try SignalHandler.start { try start(file) }
    defer { SignalHandler.remove(session) }
    // Ours must be closed, or the end of the output never comes.
    try? program.output.writing.close()
    try? program.errors.writing.close()

    var output = BoundedOutput(program.output.reading, limit: outputLimit)
    var errors = BoundedOutput(program.errors.reading, limit: outputLimit)
    var deadline = Deadline(limit: timeLimit, heartbeatFiles: heartbeatFiles)
    var silence = Silence(limit: silenceLimit, onLong: onLongSilence)
    let beginning = ContinuousClock.now
    var time = OwnTime(start: beginning)
    let isLimited = timeLimit != nil || silenceLimit != nil
    var stop: Ending?
    while !session.hasLeaderEnded {
      BoundedOutput.wait(for: [output, errors], atMost: .milliseconds(20))
      let hasPrinted = [output.readBlock(), errors.readBlock()].contains(true)
      let now = ContinuousClock.now
      if isLimited, time.age(at: now) >= Self.lookInterval {
        time.look(at: session.activity(), now)
      }
      stop = deadline.stop(after: time.duration, wall: now - beginning)
      if silence.isTooLong(brokenNow: hasPrinted, at: time.duration) { stop = .timedOut }
      if stop != nil || isCancelled.isRaised {
        session.end()
        break
      }
    }
    // Whatever the program started and left is ended with it.
    session.kill()
    program.watchdog.dismiss()
    let ending = session.reap()
    output.readRest()
    errors.readRest()
    return Outcome(
      ending: stop ?? ending, output: output.text, errors: errors.text,
      isOutputCut: output.isCut)
  }

  private func start(
    _ file: String
  ) throws -> (
    ProcessSession, (output: PrivatePipe, errors: PrivatePipe, watchdog: ProcessWatchdog)
  ) {
    let (output, errors) = (PrivatePipe(), PrivatePipe())
    let input = try input.map { try FileHandle(forReadingFrom: $0) }
    let session = try spawn(
      [file] + arguments,
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
      folder: folder, input: input, output: output.writing,
      errors: (separatesStandardError ? errors : output).writing)
    return (session, (output, errors, try ProcessWatchdog(of: session)))
  }
}

extension WorkbookError {
  fileprivate init(noProgram program: String) {
    let remedy = program == "swift" ? " \(Toolchain.remedy)" : ""
    self.init(ProgramFile.absence(of: program) + remedy)
  }
}
