import Foundation

/// A process that leads a group, and all that it started.
struct ProcessGroup {
  let leader: pid_t

  init(_ leader: pid_t) { self.leader = leader }

  /// Whether the leader has ended.
  ///
  /// It is only looked at, and left to Foundation to wait for.
  var hasLeaderExited: Bool {
    var information = siginfo_t()
    let found = waitid(P_PID, id_t(leader), &information, WEXITED | WNOHANG | WNOWAIT)
    return found != 0 || information.si_signo == SIGCHLD
  }

  /// Interrupts the group, and kills it when it has not ended soon.
  ///
  /// A build must be interrupted, and not even terminated: its compilers have groups of their own,
  /// which it then ends itself.
  func end() {
    _ = Foundation.kill(-leader, SIGINT)
    for _ in 0..<100 where !hasLeaderExited { usleep(10_000) }
    kill()
  }

  func kill() { _ = Foundation.kill(-leader, SIGKILL) }
}
