import Foundation

/// The threads of this process.
nonisolated enum Threads {
  /// Whether no other thread is running, or waits for a processor; true where the system doesn't say.
  ///
  /// - Parameter pause: How long this thread stops first, because what has just woken it may be awake as well.
  static func areAllAsleep(after pause: Duration) -> Bool {
    usleep(useconds_t(pause / .microseconds(1)))
    #if os(Linux)
      let folder = "/proc/self/task"
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return threads.count { isAwake(atPath: "\(folder)/\($0)/stat") } <= 1
    #elseif canImport(Darwin)
      var info = proc_taskinfo()
      let size = Int32(MemoryLayout<proc_taskinfo>.size)
      let isKnown = proc_pidinfo(getpid(), PROC_PIDTASKINFO, 0, &info, size) == size
      return !isKnown || info.pti_numrunning <= 1
    #else
      return true
    #endif
  }

  #if os(Linux)
    /// The state is one letter behind the name, which stands in parentheses and may contain some itself.
    private static func isAwake(atPath path: String) -> Bool {
      guard let stat = FileManager.default.contents(atPath: path),
        let name = stat.lastIndex(of: UInt8(ascii: ")")), name + 2 < stat.endIndex
      else { return false }
      return [UInt8(ascii: "R"), UInt8(ascii: "D")].contains(stat[name + 2])
    }
  #endif
}
