import Foundation

/// How long to wait for a program: a time limit, which may begin again while the program gets on.
struct Deadline {
  private let limit: Duration?
  private let heartbeatFiles: [URL]
  private let start: ContinuousClock.Instant
  private var lastSign: ContinuousClock.Instant
  private var size: Int64 = 0

  init(limit: Duration?, heartbeatFiles: [URL], start: ContinuousClock.Instant = .now) {
    self.limit = limit
    self.heartbeatFiles = heartbeatFiles
    self.start = start
    lastSign = start
  }

  /// Whether the program has to be stopped.
  mutating func isOver(at time: ContinuousClock.Instant = .now) -> Bool {
    guard let limit else { return false }
    let newSize = heartbeatFiles.reduce(0) { $0 + Self.size(of: $1) }
    if newSize > size {
      size = newSize
      lastSign = time
    }
    // A busy machine, or one that examines new programs, takes long to start one at all.
    let isStarting = !heartbeatFiles.isEmpty && size == 0
    // Signs without end are no progress either.
    return time - lastSign >= limit * (isStarting ? 10 : 1) || time - start >= limit * 60
  }

  private static func size(of file: URL) -> Int64 {
    var information = stat()
    return stat(file.path, &information) == 0 ? Int64(information.st_size) : 0
  }
}
