import Foundation

/// Processes that a program has left behind in a session of their own.
///
/// In a sandbox with isolation they end with it. Elsewhere each program gets a variable in its environment, and
/// what still has it is ended. Only Linux lets one look.
enum OrphanedProcesses {
  static let variable = "CLASSROOM_SANDBOX"

  /// Ends the processes of a sandbox that still run.
  static func end(of mounts: SandboxMounts) {
    let mark = Data("\(variable)=\(mounts.home.path)\0".utf8)
    let files = FileManager.default
    for _ in 0..<20 {
      let found = ((try? files.contentsOfDirectory(atPath: "/proc")) ?? [])
        .compactMap { pid_t($0) }
        .filter { process in
          let environment = FileHandle(forReadingAtPath: "/proc/\(process)/environ")
          return (try? environment?.readToEnd())?.range(of: mark) != nil
        }
      if found.isEmpty { return }
      found.forEach { _ = kill($0, SIGKILL) }
    }
  }
}
