import Foundation
import Synchronization

/// A program to run, with limits on its time and its output.
///
/// It leads a session of its own. All of the session is ended with it, at the time limit, when the task is
/// cancelled, and when the tool is interrupted or killed.
struct Subprocess: Sendable {
  enum Ending: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
  }

  struct Outcome: Equatable, Sendable {
    let ending: Ending
    let output: String
    /// What it wrote to its standard error, where that is kept apart.
    var errors = ""
    /// Whether the program printed more than the limit, which was dropped.
    let isOutputCut: Bool

    var isSuccess: Bool { ending == .exited(0) }
  }

  /// A path, or a name to be looked up in `PATH`.
  var program: String
  var arguments: [String]
  var folder: URL
  /// What to change in the tool's own environment.
  var environment: [String: String] = [:]
  var timeLimit: Duration?
  /// A file that grows while the program gets on: each time, the time limit begins again.
  var signOfLife: URL?
  /// How many bytes of output to keep.
  var outputLimit = 1_000_000
  /// Whether the standard error is kept apart from the output.
  var partsErrors = false

  /// Runs the program to its end.
  ///
  /// - Throws: `CancellationError`, or `WorkbookError` when the program cannot be started.
  func run() async throws -> Outcome {
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
    let (session, program) = try Interruption.start { try start(file) }
    defer { Interruption.remove(session) }
    // Ours must be closed, or the end of the output never comes.
    try? program.output.writing.close()
    try? program.errors.writing.close()

    var output = BoundedOutput(program.output.reading, limit: outputLimit)
    var errors = BoundedOutput(program.errors.reading, limit: outputLimit)
    var patience = Patience(limit: timeLimit, signOfLife: signOfLife)
    var isTimedOut = false
    while !session.hasLeaderEnded {
      BoundedOutput.wait(for: [output, errors], atMost: .milliseconds(20))
      output.readBlock()
      errors.readBlock()
      isTimedOut = patience.isOver
      if isTimedOut || isCancelled.isRaised {
        session.end()
        break
      }
    }
    // Whatever the program started and left is ended with it.
    session.kill()
    program.guardian.dismiss()
    let ending = session.reap()
    output.readRest()
    errors.readRest()
    return Outcome(
      ending: isTimedOut ? .timedOut : ending, output: output.text, errors: errors.text,
      isOutputCut: output.isCut)
  }

  private func start(
    _ file: String
  ) throws -> (ProcessSession, (output: ClosedPipe, errors: ClosedPipe, guardian: Guardian)) {
    let (output, errors) = (ClosedPipe(), ClosedPipe())
    let session = try spawn(
      [file] + arguments,
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
      folder: folder, output: output.writing, errors: (partsErrors ? errors : output).writing)
    return (session, (output, errors, try Guardian(of: session)))
  }
}

extension WorkbookError {
  fileprivate init(noProgram program: String) {
    self.init(
      program == "swift"
        ? ToolDoctor.missingSwift.description : "There is no program '\(program)'.")
  }
}
