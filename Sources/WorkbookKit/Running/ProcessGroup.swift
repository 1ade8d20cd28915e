import Foundation

/// A process that leads a group, and all that it started.
struct ProcessGroup {
  let leader: pid_t

  init(_ leader: pid_t) { self.leader = leader }

  /// Whether the leader has ended. It is only looked at: Foundation waits for it.
  var hasLeaderExited: Bool {
    var information = siginfo_t()
    let found = waitid(P_PID, id_t(leader), &information, WEXITED | WNOHANG | WNOWAIT)
    return found != 0 || information.si_signo == SIGCHLD
  }

  /// Asks the group to end, and kills it when it has not soon.
  ///
  /// A build must be asked: its compilers have groups of their own, which it ends itself.
  func end() {
    Foundation.kill(-leader, SIGTERM)
    for _ in 0..<100 where !hasLeaderExited { usleep(10_000) }
    kill()
  }

  func kill() { _ = Foundation.kill(-leader, SIGKILL) }
}
