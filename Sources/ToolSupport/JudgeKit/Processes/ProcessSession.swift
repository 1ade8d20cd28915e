import Foundation

/// A program that leads a session, and all that it started.
///
/// A group would not do: Foundation's `Process` gives each program that it starts a group of its own.
package struct ProcessSession: Hashable, Sendable {
  let leader: pid_t

  /// Whether the leader has ended.
  ///
  /// It is only looked at: its number stays its own until it is reaped.
  var hasLeaderEnded: Bool {
    var information = siginfo_t()
    let found = waitid(P_PID, id_t(leader), &information, WEXITED | WNOHANG | WNOWAIT)
    return found != 0 || information.si_signo == SIGCHLD
  }

  /// Whether one of its processes still runs.
  var isAlive: Bool { !members().isEmpty }

  /// Asks the leader's group to end.
  ///
  /// A build must be interrupted, and not even terminated: its compilers have groups of their own,
  /// which it then ends itself.
  func interrupt() { _ = Foundation.kill(-leader, SIGINT) }

  /// Interrupts the session, and kills it when it has not ended soon.
  func end() {
    interrupt()
    for _ in 0..<100 where !hasLeaderEnded { usleep(10_000) }
    kill()
  }

  /// Kills all its processes, and those that they start meanwhile.
  func kill() {
    _ = Foundation.kill(-leader, SIGKILL)
    var killed: Set<pid_t> = [leader]
    while true {
      let others = members().filter { killed.insert($0).inserted }
      if others.isEmpty { return }
      others.forEach { _ = Foundation.kill($0, SIGKILL) }
    }
  }

  /// Waits for the leader to end, and takes it out of the system's list.
  func reap() -> Subprocess.Ending {
    var status: Int32 = 0
    while waitpid(leader, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
  }

  private func members() -> [pid_t] {
    Self.allProcesses().filter { $0 > 0 && getsid($0) == leader }
  }

  static func allProcesses() -> [pid_t] {
    #if canImport(Darwin)
      var name = [CTL_KERN, KERN_PROC, KERN_PROC_ALL]
      var size = 0
      guard sysctl(&name, 3, nil, &size, nil, 0) == 0 else { return [] }
      // More may have come since.
      var list = [kinfo_proc](
        repeating: kinfo_proc(), count: size / MemoryLayout<kinfo_proc>.stride + 64)
      size = list.count * MemoryLayout<kinfo_proc>.stride
      guard sysctl(&name, 3, &list, &size, nil, 0) == 0 else { return [] }
      return list.prefix(size / MemoryLayout<kinfo_proc>.stride).map(\.kp_proc.p_pid)
    #else
      return (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?
        .compactMap { pid_t($0) } ?? []
    #endif
  }
}
