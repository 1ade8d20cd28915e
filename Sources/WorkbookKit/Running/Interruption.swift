import Foundation
import Synchronization

/// What must not be left behind when a signal ends the tool: processes and temporary folders.
enum Interruption {
  private struct Leftovers {
    var groups: Set<pid_t> = []
    var folders: Set<URL> = []
  }

  private static let leftovers = Mutex(Leftovers())

  /// A signal handler may do next to nothing, so it writes to a pipe, and a thread does the rest.
  private static let pipe: (reading: Int32, writing: Int32) = {
    var ends: [Int32] = [-1, -1]
    _ = Foundation.pipe(&ends)
    return (ends[0], ends[1])
  }()

  /// From now on Ctrl-C, a hang-up and a request to terminate clean up before the tool ends.
  static func handle() {
    let reading = pipe.reading
    Thread.detachNewThread {
      var number: UInt8 = 0
      while read(reading, &number, 1) != 1 {}
      end(with: Int32(number))
    }
    // Not `SIG_IGN`, which the programs that we start would inherit.
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        var byte = UInt8(number)
        _ = write(Interruption.pipe.writing, &byte, 1)
      }
    }
  }

  /// Starts a process that leads a group; no signal gets between its start and its registration.
  static func start(_ process: Process) throws -> ProcessGroup {
    try leftovers.withLock {
      try process.run()
      $0.groups.insert(process.processIdentifier)
      return ProcessGroup(process.processIdentifier)
    }
  }

  static func remove(_ group: ProcessGroup) {
    leftovers.withLock { _ = $0.groups.remove(group.leader) }
  }

  static func add(folder: URL) { leftovers.withLock { _ = $0.folders.insert(folder) } }
  static func remove(folder: URL) { leftovers.withLock { _ = $0.folders.remove(folder) } }

  private static func end(with number: Int32) -> Never {
    // The lock is kept, so that nothing new begins.
    leftovers.withLock { leftovers in
      // A build stops its compilers, which have groups of their own, only at an interrupt.
      leftovers.groups.forEach { kill(-$0, SIGINT) }
      for _ in 0..<500 where leftovers.groups.contains(where: { kill(-$0, 0) == 0 }) {
        usleep(10_000)
      }
      leftovers.groups.forEach { kill(-$0, SIGKILL) }
      leftovers.folders.forEach { try? FileManager.default.removeItem(at: $0) }
      // A terminal shows "^C", and the shell goes on beside it.
      if isatty(STDERR_FILENO) == 1 { FileHandle.standardError.write(Data("\n".utf8)) }
      exit(128 + number)
    }
  }
}
