import Foundation

/// How long to wait for a program: a limit on the time of its own, which may begin again while the program gets on.
struct Deadline {
  /// How much longer it may take on the wall, where a busy machine has it wait for a processor, and for how long that
  /// is never too much.
  private static let (patience, leastPatience) = (60, Duration.seconds(300))

  private let limit: Duration?
  private let heartbeatFiles: [URL]
  /// The program's own time, and that on the wall, at its last sign of life.
  private var lastSign = (own: Duration.zero, wall: Duration.zero)
  private var size: Int64 = 0

  init(limit: Duration?, heartbeatFiles: [URL]) {
    self.limit = limit
    self.heartbeatFiles = heartbeatFiles
  }

  /// Why the program has to be stopped; nil while it may go on.
  ///
  /// - Parameters:
  ///   - own: How long it has run, by the time of its own.
  ///   - wall: How long it has run for those who wait.
  mutating func stop(after own: Duration, wall: Duration) -> Subprocess.Ending? {
    guard let limit else { return nil }
    let newSize = heartbeatFiles.reduce(0) { $0 + Self.size(of: $1) }
    if newSize > size {
      size = newSize
      lastSign = (own, wall)
    }
    // A machine that examines new programs has them sleep for long before they start.
    let isStarting = !heartbeatFiles.isEmpty && size == 0
    // Signs without end are no progress either.
    if own - lastSign.own >= limit * (isStarting ? 10 : 1) || own >= limit * 60 { return .timedOut }
    return wall - lastSign.wall >= max(limit * Self.patience, Self.leastPatience) ? .starved : nil
  }

  private static func size(of file: URL) -> Int64 {
    var information = stat()
    return stat(file.path, &information) == 0 ? Int64(information.st_size) : 0
  }
}
