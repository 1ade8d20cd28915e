import Foundation
import Synchronization

/// What must not be left behind when a signal ends the tool: processes and temporary folders.
package enum SignalHandler {
  private struct Cleanup {
    var sessions: Set<ProcessSession> = []
    var folders: Set<URL> = []
    var exitMessage: (@Sendable () -> String)?
  }

  private static let cleanup = Mutex(Cleanup())

  /// A signal handler may do next to nothing, so it writes to a pipe, and a thread does the rest.
  private static let pipe: (reading: Int32, writing: Int32) = {
    var ends: [Int32] = [-1, -1]
    _ = Foundation.pipe(&ends)
    // A process that could write to it could end the tool.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }()

  /// From now on Ctrl-C, Ctrl-\, a hang-up and a request to terminate clean up before the tool ends.
  package static func handle() {
    let reading = pipe.reading
    Thread.detachNewThread {
      var number: UInt8 = 0
      while read(reading, &number, 1) != 1 {}
      end(with: Int32(number))
    }
    // Not `SIG_IGN`, which the programs that we start would inherit.
    for number in [SIGINT, SIGQUIT, SIGTERM, SIGHUP] {
      signal(number) { number in
        var byte = UInt8(number)
        _ = write(SignalHandler.pipe.writing, &byte, 1)
      }
    }
  }

  /// Starts a session, one at a time; no signal gets between its start and its registration.
  package static func start<Program>(
    _ body: () throws -> (ProcessSession, Program)
  ) throws -> (ProcessSession, Program) {
    try cleanup.withLock {
      let (session, program) = try body()
      $0.sessions.insert(session)
      return (session, program)
    }
  }

  package static func remove(_ session: ProcessSession) {
    cleanup.withLock { _ = $0.sessions.remove(session) }
  }

  package static func add(folder: URL) { cleanup.withLock { _ = $0.folders.insert(folder) } }
  package static func remove(folder: URL) { cleanup.withLock { _ = $0.folders.remove(folder) } }

  /// Runs a body, and says how far it is if it is interrupted.
  ///
  /// - Parameter words: A sentence that is made when the tool ends.
  package static func withExitMessage<Result>(
    _ words: @escaping @Sendable () -> String, _ body: () async throws -> Result
  ) async rethrows -> Result {
    cleanup.withLock { $0.exitMessage = words }
    defer { cleanup.withLock { $0.exitMessage = nil } }
    return try await body()
  }

  private static func end(with number: Int32) -> Never {
    // The lock is kept, so that nothing new begins.
    cleanup.withLock { cleanup in
      // A build stops its compilers, which have groups of their own, only at an interrupt.
      cleanup.sessions.forEach { $0.interrupt() }
      for _ in 0..<500 where cleanup.sessions.contains(where: \.isAlive) { usleep(10_000) }
      cleanup.sessions.forEach { $0.kill() }
      cleanup.folders.forEach { try? FileManager.default.removeItem(at: $0) }
      // A terminal shows "^C", and the shell goes on beside it.
      let end = isatty(STDERR_FILENO) == 1 ? "\n" : ""
      let words = cleanup.exitMessage.map { "\($0())\n" } ?? ""
      try? FileHandle.standardError.write(contentsOf: Data((end + words).utf8))
      exit(128 + number)
    }
  }
}
