import Foundation

/// How long to wait for a program: a time limit, which may begin again while the program gets on.
struct Deadline {
  private let limit: Duration?
  private let heartbeatFile: URL?
  private let start = ContinuousClock.now
  private var lastSign = ContinuousClock.now
  private var size: Int64 = 0

  init(limit: Duration?, heartbeatFile: URL?) {
    self.limit = limit
    self.heartbeatFile = heartbeatFile
  }

  var isOver: Bool {
    mutating get {
      guard let limit else { return false }
      let now = ContinuousClock.now
      var information = stat()
      if let heartbeatFile, stat(heartbeatFile.path, &information) == 0,
        Int64(information.st_size) > size
      {
        size = Int64(information.st_size)
        lastSign = now
      }
      // A busy machine, or one that examines new programs, takes long to start one at all.
      let isStarting = heartbeatFile != nil && size == 0
      // Signs without end are no progress either.
      return now - lastSign >= limit * (isStarting ? 10 : 1) || now - start >= limit * 60
    }
  }
}
