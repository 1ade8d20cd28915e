import CourseKit
import Foundation

/// Runs a body while no other process, and no other task of this one, has the lock.
///
/// The lock is the system's: it goes with the process that holds it, however that ends.
///
/// - Parameters:
///   - file: A file that stands for what is locked. It is made, and stays.
///   - onWait: Called once when another process has the lock.
/// - Throws: `CancellationError` while it waits, or `WorkbookError` when the file cannot be made.
package func withLock<Result>(
  on file: URL, onWait: () -> Void = {}, _ body: () async throws -> Result
) async throws -> Result {
  let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
  guard descriptor >= 0 else {
    let error = CocoaError(
      .fileWriteUnknown,
      userInfo: [
        NSFilePathErrorKey: file.path,
        NSUnderlyingErrorKey: POSIXError(.init(rawValue: errno) ?? .EIO),
      ])
    throw WorkbookError("\(FileProblem(error))")
  }
  defer { close(descriptor) }
  var isWaiting = false
  while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
    guard errno == EWOULDBLOCK || errno == EINTR else {
      // A file system without locks; then nothing can be waited for.
      return try await body()
    }
    if !isWaiting { onWait() }
    isWaiting = true
    try await Task.sleep(for: .milliseconds(20))
  }
  return try await body()
}
