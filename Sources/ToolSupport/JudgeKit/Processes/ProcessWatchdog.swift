import Foundation

/// A shell that outlives this tool for a moment, and ends a session when the tool is gone.
///
/// The tool cannot do it when it is killed. The shell waits for input that never comes; it reads the end
/// of it when the tool's end of the pipe is closed, which the system does. On a Mac it ends the leader's
/// group only, since nothing tells a shell which processes belong to a session.
struct ProcessWatchdog {
  private let shell: ProcessSession
  private let pipe: PrivatePipe

  /// In `/proc`, which only Linux has, are the processes with a group of their own: behind the name in
  /// parentheses stand the state, the parent, the group and the session.
  private static let script = """
    read -r _
    for file in /proc/[0-9]*/stat; do
      { read -r line < "$file"; } 2> /dev/null || continue
      process=${file%/stat}
      set -- "$1" ${line##*) }
      [ "$5" != "$1" ] || kill -KILL "${process##*/}"
    done
    kill -KILL "-$1"
    """

  /// Begins to watch over a session; no other program may be started at the same time.
  init(of session: ProcessSession) throws {
    pipe = PrivatePipe()
    shell = try spawn(
      ["/bin/sh", "-c", Self.script, "sh", "\(session.leader)"], environment: [:],
      folder: URL(filePath: "/"), input: pipe.reading)
    try? pipe.reading.close()
  }

  /// Closes the tool's end of the pipe, as the end of the tool does.
  func abandon() { try? pipe.writing.close() }

  /// Ends the watchdog, while the number of its session is not another's yet.
  func dismiss() {
    shell.kill()
    _ = shell.reap()
    abandon()
  }
}
