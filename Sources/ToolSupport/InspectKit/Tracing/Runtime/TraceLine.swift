import Foundation

/// A line of a trace, as a terminal of some width shows it.
nonisolated struct TraceLine {
  let text: String
  let depth: Int

  /// The lines to print: what does not fit stands below, and only a value that is longer than a line is cut.
  ///
  /// - Parameter width: How many characters fit; nil where a line may be of any length.
  func lines(width: Int?) -> [String] {
    let space = String(repeating: "  ", count: depth)
    guard let width, space.count + text.count > width else { return [space + text] }
    var lines: [String] = []
    for part in parts(width: width - space.count - 4) {
      if let line = lines.last, line.count + part.count <= width {
        lines[lines.count - 1] += part
      } else {
        lines.append(space + (lines.isEmpty ? "" : "    ") + part.drop { $0 == " " })
      }
    }
    return lines.map { $0.count > width ? "\($0.prefix(max(0, width - 1)))…" : $0 }
  }

  /// Who speaks, to whom, what is said, and the mark, each with the spaces before it; of those that are longer
  /// than a width, each value.
  private func parts(width: Int) -> [String] {
    let form = /([^⇠∙].*?)( [→⇠] \S+)(  .*?)(   (?:‼|again)[^→]*?)?( → .*)?/
    let match = text.wholeMatch(of: form)
    let parts = match.map { [$0.1, $0.2, $0.3, $0.4, $0.5].compactMap(\.self) } ?? [text[...]]
    return parts.flatMap { part in
      part.count <= width
        ? [String(part)]
        : part.replacing(", ", with: ",\n ").split(separator: "\n").map(String.init)
    }
  }

  /// The width of the terminal that the standard error is; nil where it is none.
  static var widthOfTerminal: Int? {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
