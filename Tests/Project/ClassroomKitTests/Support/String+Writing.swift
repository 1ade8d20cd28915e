import Foundation

extension String {
  /// Writes the text to a file, in a folder that is made for it.
  func write(to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(utf8).write(to: file)
  }
}
