/// Rows of two columns, as a help shows options or commands.
package func table(_ rows: [(left: String, right: String)]) -> String {
  let width = rows.map(\.left.displayWidth).max() ?? 0
  return rows.map { left, right in "  \(left.padded(to: width))  \(right)" }
    .joined(separator: "\n")
}

extension [Option] {
  /// The options with what they do.
  package var table: String { ArgumentKit.table(map { ($0.usage, $0.summary) }) }
}
