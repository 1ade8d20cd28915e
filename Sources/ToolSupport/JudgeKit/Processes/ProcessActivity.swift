import Foundation

/// What a program and all that it started have used of the processors, and whether they want more.
struct ProcessActivity: Equatable, Sendable {
  var processorTime = Duration.zero
  /// Whether no thread runs, or waits for a processor or a disk; true where the system doesn't say.
  var isAsleep = true

  static func += (sum: inout ProcessActivity, other: ProcessActivity) {
    sum.processorTime += other.processorTime
    sum.isAsleep = sum.isAsleep && other.isAsleep
  }
}

extension ProcessSession {
  /// What the leader, its descendants and the other members of its session do.
  ///
  /// A sandbox has its program lead another session, so descendants are looked for as well. What a process
  /// used that has ended is in its parent's sum.
  func activity() -> ProcessActivity {
    var own: Set<pid_t> = [leader]
    var sum = ProcessActivity()
    // By number, so that nearly always a parent comes first. Then a process that ends meanwhile is missing in the sum,
    // and is not counted twice.
    for process in Self.allProcesses().sorted() where process > 0 {
      guard process == leader || getsid(process) == leader || own.contains(Self.parent(of: process))
      else { continue }
      own.insert(process)
      sum += Self.activity(of: process)
    }
    return sum
  }
}

#if canImport(Darwin)
  extension ProcessSession {
    private static let ticks: mach_timebase_info_data_t = {
      var ticks = mach_timebase_info_data_t()
      mach_timebase_info(&ticks)
      return ticks
    }()

    private static func parent(of process: pid_t) -> pid_t {
      var info = proc_bsdinfo()
      let size = Int32(MemoryLayout<proc_bsdinfo>.size)
      let isKnown = proc_pidinfo(process, PROC_PIDTBSDINFO, 0, &info, size) == size
      return isKnown ? pid_t(info.pbi_ppid) : 0
    }

    private static func activity(of process: pid_t) -> ProcessActivity {
      var activity = ProcessActivity()
      var usage = rusage_info_v4()
      let hasUsage = withUnsafeMutablePointer(to: &usage) { pointer in
        pointer.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
          proc_pid_rusage(process, RUSAGE_INFO_V4, $0) == 0
        }
      }
      if hasUsage {
        let time =
          usage.ri_user_time + usage.ri_system_time + usage.ri_child_user_time
          + usage.ri_child_system_time
        activity.processorTime = .seconds(
          Double(time) * Double(ticks.numer) / Double(ticks.denom) / 1e9)
      }
      var info = proc_taskinfo()
      let size = Int32(MemoryLayout<proc_taskinfo>.size)
      if proc_pidinfo(process, PROC_PIDTASKINFO, 0, &info, size) == size {
        activity.isAsleep = info.pti_numrunning == 0
      }
      return activity
    }
  }
#else
  extension ProcessSession {
    private static let ticksPerSecond = Int64(max(1, sysconf(Int32(_SC_CLK_TCK))))

    private static func parent(of process: pid_t) -> pid_t {
      stat(at: "/proc/\(process)/stat").flatMap { $0.count > 1 ? pid_t($0[1]) : nil } ?? 0
    }

    private static func activity(of process: pid_t) -> ProcessActivity {
      var activity = ProcessActivity()
      // Behind the state and ten other fields come its own ticks, and those of its children that have ended.
      if let fields = stat(at: "/proc/\(process)/stat"), fields.count > 14 {
        let ticks = fields[11...14].reduce(Int64(0)) { $0 + (Int64($1) ?? 0) }
        activity.processorTime = .seconds(1) * Int(ticks) / Int(ticksPerSecond)
      }
      let threads = "/proc/\(process)/task"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: threads)) ?? []
      activity.isAsleep = !names.contains { name in
        ["R", "D"].contains(stat(at: "\(threads)/\(name)/stat")?.first)
      }
      return activity
    }

    /// The fields behind the name, which stands in parentheses and may contain anything.
    private static func stat(at path: String) -> [Substring]? {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      var bytes = [UInt8](repeating: 0, count: 1_024)
      let count = read(file, &bytes, bytes.count)
      guard count > 0, let name = bytes[..<count].lastIndex(of: UInt8(ascii: ")")) else {
        return nil
      }
      return String(decoding: bytes[(name + 1)..<count], as: UTF8.self).split(separator: " ")
    }
  }
#endif
