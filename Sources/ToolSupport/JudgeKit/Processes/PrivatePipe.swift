import Foundation

/// A pipe that no program inherits, but for the ends that it is given.
///
/// Foundation's `Pipe` is inherited by all that is started meanwhile, and then its end never comes.
final class PrivatePipe {
  let reading: FileHandle
  let writing: FileHandle

  /// Makes a pipe; no program may be started at the same time.
  init() {
    var ends: [Int32] = [-1, -1]
    _ = Foundation.pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    writing = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
  }
}
