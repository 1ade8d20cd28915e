import Foundation

/// Tells the tool that runs the tests that a long test gets on, so that it isn't stopped as an endless one.
///
/// The tool sees each test that begins or ends. One test that runs a learner's check on many pieces would show
/// no sign of life in between.
nonisolated enum Heartbeat {
  /// The path of the file in which the tool looks for the sign; not set where no tool waits.
  private static let variable = "WORKBOOK_HEARTBEAT"

  /// Gives a sign of life, if a tool waits for one: the file grows by a byte.
  static func beat(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let path = environment[variable], let file = FileHandle(forWritingAtPath: path) else {
      return
    }
    defer { try? file.close() }
    _ = try? file.seekToEnd()
    try? file.write(contentsOf: Data(".".utf8))
  }
}
