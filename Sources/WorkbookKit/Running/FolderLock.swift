import Foundation

/// Runs a body while no other process, and no other task of this one, has the lock.
///
/// The lock is the system's: it goes with the process that holds it, however that ends.
///
/// - Parameter file: A file that stands for what is locked. It is made, and stays.
/// - Throws: `CancellationError` while it waits, or an error when the file cannot be made.
func withLock<Result>(on file: URL, _ body: () async throws -> Result) async throws -> Result {
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
  guard descriptor >= 0 else {
    throw WorkbookError("\(file.path) cannot be opened: \(String(cString: strerror(errno))).")
  }
  defer { close(descriptor) }
  while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
    guard errno == EWOULDBLOCK || errno == EINTR else {
      // A file system without locks; then nothing can be waited for.
      return try await body()
    }
    try await Task.sleep(for: .milliseconds(20))
  }
  return try await body()
}
