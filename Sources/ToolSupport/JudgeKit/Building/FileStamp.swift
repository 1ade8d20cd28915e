import Foundation

/// What changes about a file when it is written.
package struct FileStamp: Hashable, Codable, Sendable {
  private let seconds: Int
  private let nanoseconds: Int
  /// How large the file is, in bytes.
  let size: Int64
  private let node: UInt64

  /// Looks at a file; nil when there is none, or a folder.
  init?(_ path: String) {
    var information = stat()
    guard stat(path, &information) == 0, information.st_mode & S_IFMT != S_IFDIR else { return nil }
    #if canImport(Darwin)
      let date = information.st_mtimespec
    #else
      let date = information.st_mtim
    #endif
    seconds = date.tv_sec
    nanoseconds = date.tv_nsec
    size = Int64(information.st_size)
    node = UInt64(information.st_ino)
  }
}

extension FileManager {
  /// Dates a file that was written in the second after a moment, so that the compiler notices its change.
  ///
  /// The compiler's driver compares dates in whole seconds, and misses a second change within one. Seen in Swift 6.3
  /// on Linux; see github.com/swiftlang/swift-driver/pull/2188.
  func date(_ path: String, after moment: Date) throws {
    let date = Date(timeIntervalSince1970: moment.timeIntervalSince1970.rounded(.down) + 1)
    try setAttributes([.modificationDate: date], ofItemAtPath: path)
  }
}
