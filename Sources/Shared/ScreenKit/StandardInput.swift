import Foundation

/// What the user or a pipe types into the process.
public enum StandardInput {
  /// The lines, without their line breaks, until the input ends.
  ///
  /// They are read on a thread of their own, for `readLine()` blocks until a line has come.
  public static func lines() -> AsyncStream<String> {
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    Thread.detachNewThread {
      while let line = readLine() { continuation.yield(line) }
      continuation.finish()
    }
    return lines
  }
}
