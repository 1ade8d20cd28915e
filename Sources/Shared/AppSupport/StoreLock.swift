import Foundation

/// Keeps a store for one app: two would each write over what the other one has added.
///
/// The system lets go of it when the app ends, however it ends.
nonisolated final class StoreLock {
  private let descriptor: Int32

  /// Takes the store.
  ///
  /// Where no lock can be made nothing can be kept either; the app says so when it tries.
  ///
  /// - Returns: `nil` when another app has it.
  init?(of store: URL) {
    let file = store.appendingPathExtension("lock")
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    descriptor = open(file.path(percentEncoded: false), O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else {
      return
    }
    return nil
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
