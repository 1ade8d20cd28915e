import Foundation

/// What the process shows.
public enum StandardOutput {
  /// Writes a text at once.
  ///
  /// `print` would keep it back in a pipe until there is a block of it.
  ///
  /// - Throws: An error when the output was closed, as after `| head -1`.
  public static func write(_ text: String, to file: FileHandle = .standardOutput) throws {
    // Else a closed pipe ends the process by a signal instead of an error.
    signal(SIGPIPE, SIG_IGN)
    try file.write(contentsOf: Data(text.utf8))
  }
}
