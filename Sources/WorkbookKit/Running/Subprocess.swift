import Foundation
import Synchronization

/// A program to run, with limits on its time and its output.
///
/// Foundation starts it as a process group of its own. The whole group is ended with it, at the time
/// limit, when the task is cancelled, and when the tool is interrupted.
struct Subprocess: Sendable {
  enum Ending: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
  }

  struct Outcome: Equatable, Sendable {
    let ending: Ending
    let output: String
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
  /// A file that grows while the program gets on: each time, the time limit begins anew.
  var signOfLife: URL?
  /// How many bytes of output to keep.
  var outputLimit = 1_000_000
  var readsErrors = true

  /// Runs the program to its end.
  ///
  /// - Throws: `CancellationError`, or an error of Foundation when the program cannot be started.
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
    let pipe = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: program.contains("/") ? program : "/usr/bin/env")
    process.arguments = program.contains("/") ? arguments : [program] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = readsErrors ? pipe : FileHandle.nullDevice
    let group = try Interruption.start(process)
    defer { Interruption.remove(group) }
    // Ours must be closed, or the end of the output never comes.
    try? pipe.fileHandleForWriting.close()

    var output = BoundedOutput(pipe.fileHandleForReading.fileDescriptor, limit: outputLimit)
    var patience = Patience(limit: timeLimit, signOfLife: signOfLife)
    var isTimedOut = false
    while !group.hasLeaderExited {
      output.read(within: .milliseconds(20))
      isTimedOut = patience.isOver
      if isTimedOut || isCancelled.isRaised {
        group.end()
        break
      }
    }
    // Whatever the program started and left is ended with it.
    group.kill()
    process.waitUntilExit()
    output.readRest()
    return Outcome(
      ending: isTimedOut ? .timedOut : process.ending, output: output.text,
      isOutputCut: output.isCut)
  }
}

extension Process {
  fileprivate var ending: Subprocess.Ending {
    terminationReason == .exit ? .exited(terminationStatus) : .signalled(terminationStatus)
  }
}
