import Foundation

extension Sandbox {
  /// Limits for one process: seconds of a processor, bytes of a file, bytes of memory, processes.
  private static let limits = (seconds: 60, file: 20_000_000, memory: 2_147_483_648, processes: 256)
  /// The bytes that its folders hold at most; they are in memory.
  private static let space = 67_108_864
  /// The user "nobody", who has that number on Linux.
  private static let nobody = "65534"

  /// The words that start a program in the sandbox.
  ///
  /// - Parameters:
  ///   - program: The program's path and its arguments.
  ///   - variables: What it finds in its environment besides the sandbox's own: on a Mac, where its libraries
  ///     are.
  func command(
    for mounts: SandboxMounts, _ program: [String], variables: [String: String] = [:]
  ) -> [String] {
    // `env` comes last: on a Mac, the system's own programs hand on no variable that names libraries.
    let others = variables.map { "\($0)=\($1)" }.sorted()
    let words = ["/usr/bin/env", "-i"] + environment(in: mounts) + others + program
    let user = changesUser ? Self.otherUser : []
    let isolation = isolation(for: mounts)
    let sandbox = kind.isIsolated ? isolation + Self.limited : Self.watched + isolation
    return ["/usr/bin/env", "-i", "PATH=/usr/bin:/bin:/usr/sbin:/sbin"] + user + sandbox + words
  }

  /// Where the program's own folder is for itself.
  private func home(in mounts: SandboxMounts) -> String {
    kind.isIsolated ? "/tmp" : mounts.home.path
  }

  /// Where the pipe for events is for the program.
  func events(of mounts: SandboxMounts) -> String {
    kind.isIsolated ? "\(home(in: mounts))/events" : mounts.events
  }

  private func environment(in mounts: SandboxMounts) -> [String] {
    let home = home(in: mounts)
    return [
      "PATH=/usr/bin:/bin", "HOME=\(home)", "TMPDIR=\(home)", "SWIFT_BACKTRACE=enable=no",
      // Else the C library reserves 64 MB for each thread, and a large machine would meet the limit.
      "MALLOC_ARENA_MAX=2",
      "LANG=C.UTF-8", "\(OrphanedProcesses.variable)=\(mounts.home.path)",
    ]
  }

  private static var otherUser: [String] {
    ["setpriv", "--reuid", nobody, "--regid", nobody, "--clear-groups", "--no-new-privs", "--"]
  }

  /// What the program is started with so that it sees no more than its mounts.
  private func isolation(for mounts: SandboxMounts) -> [String] {
    switch kind {
    case .limitsOnly: return []
    case .seatbelt:
      return ["sandbox-exec", "-D", "FOLDER=\(mounts.parentFolder)", "-p", Self.profile]
    case .bubblewrap:
      let system = SandboxMounts.system.flatMap { path in
        SandboxMounts.link(at: path).map { ["--symlink", $0, path] } ?? ["--ro-bind", path, path]
      }
      let readable = mounts.readablePaths.flatMap { ["--ro-bind", $0, $0] }
      let own = ["--proc", "/proc", "--dev", "/dev", "--size", "\(Self.space)", "--tmpfs", "/tmp"]
      let end = ["--bind", mounts.events, events(of: mounts), "--chdir", "/tmp"]
      return ["bwrap", "--unshare-all", "--die-with-parent", "--new-session"] + system + own
        + readable + end
    case .namespaces:
      let unsharing = [
        "unshare", "--user", "--map-root-user", "--mount", "--pid", "--fork", "--kill-child",
        "--net", "--ipc", "--uts", "/bin/sh", "-c", Self.namespaceSetup, "sh", mounts.home.path,
        "\(Self.space)", mounts.events, events(of: mounts),
      ]
      return unsharing + SandboxMounts.system + mounts.readablePaths + ["--"]
    }
  }

  /// Builds a root of its own from what may be read, and goes there without any privilege.
  private static let namespaceSetup = """
    set -e
    root=$1 space=$2 events=$3 inside=$4
    shift 4
    mount -t tmpfs -o "size=$space,mode=755" tmpfs "$root"
    mkdir "$root/tmp" "$root/proc" "$root/dev"
    chmod 1777 "$root/tmp"
    show() {
      if [ -d "$2" ]; then mkdir -p "$root$3"; else mkdir -p "$root${3%/*}"; : > "$root$3"; fi
      mount --rbind -o "$1" "$2" "$root$3"
    }
    while [ "$1" != -- ]; do
      if [ -L "$1" ]; then ln -s "$(readlink "$1")" "$root$1"; else show ro "$1" "$1"; fi
      shift
    done
    shift
    for device in null zero random urandom; do show rw "/dev/$device" "/dev/$device"; done
    show rw "$events" "$inside"
    mount -t proc proc "$root/proc"
    cd "$root/tmp"
    # A session of its own: a signal to its own group would reach what watches over it.
    exec chroot "$root" setsid setpriv --bounding-set=-all --inh-caps=-all --no-new-privs "$@"
    """

  /// What a program may not do, for a system that has no other way to say so.
  ///
  /// The tests of given code write to the user's temporary folder, whatever `TMPDIR` says.
  private static let profile = """
    (version 1)
    (allow default)
    (deny network*)
    (deny process-fork)
    (deny signal)
    (allow signal (target self))
    (deny file-write*)
    (allow file-write* (subpath (param "FOLDER")) (subpath "/private/var/folders") (subpath "/dev"))
    """

  /// The words that limit what a program behind isolation uses.
  ///
  /// At the first limit on seconds, a program gets a signal of its own. The second one is that of a system without memory.
  private static let limited = [
    "prlimit", "--core=0", "--cpu=\(limits.seconds):\(limits.seconds + 10)",
    "--fsize=\(limits.file)",
    "--as=\(limits.memory)", "--nproc=\(limits.processes)", "--",
  ]

  /// The words that limit what a program without isolation uses.
  ///
  /// The shell stays, as the parent that the program can find and kill in place of this tool. Its units
  /// are 512 bytes and a kilobyte; what a system does not know is left out.
  private static let watched = [
    "/bin/sh", "-c",
    """
    ulimit -c 0; ulimit -f \(limits.file / 512)
    ulimit -S -t \(limits.seconds); ulimit -H -t \(limits.seconds + 10)
    ulimit -v \(limits.memory / 1_024) 2> /dev/null || :
    "$@"
    exit $?
    """, "sh",
  ]
}
