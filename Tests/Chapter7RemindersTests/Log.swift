/// Logs what each collaborator of an object is told, in order.
final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// What was logged since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
