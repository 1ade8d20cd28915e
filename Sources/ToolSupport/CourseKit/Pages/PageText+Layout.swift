import ArgumentKit

extension PageText.Part {
  /// Whether it follows a part of its kind without an empty line.
  var isTight: Bool {
    switch self {
    case .item, .folded: true
    default: false
    }
  }

  /// The part in lines of a width at most; only code and long words may be wider.
  func lines(width: Int?) -> [String] {
    switch self {
    case .heading(let text), .prose(let text): Prose.lines(text, width: width)
    case .quote(let text): Self.hanging("│ ", text, width: width, repeats: true)
    case .item(let mark, let indentation, let text):
      Self.hanging(String(repeating: " ", count: indentation) + mark + " ", text, width: width)
    case .table(let rows): Self.lines(ofTable: rows, width: width)
    case .code(let lines): lines.map { "  \($0)" }
    case .drawing(let diagram):
      diagram.elements.flatMap { Self.hanging("  ", $0.description, width: width) }
    case .folded(let summary): Self.hanging("▸ ", summary, width: width)
    }
  }

  /// A text behind a beginning, with its other lines below the text.
  private static func hanging(
    _ beginning: String, _ text: String, width: Int?, repeats: Bool = false
  ) -> [String] {
    let space = repeats ? beginning : String(repeating: " ", count: beginning.displayWidth)
    return Prose.lines(text, width: width.map { max($0 - beginning.displayWidth, 1) }).enumerated()
      .map { ($0 == 0 ? beginning : space) + $1 }
  }

  /// A table in columns where they fit; else each row in lines, behind the headings.
  private static func lines(ofTable rows: [[String]], width: Int?) -> [String] {
    guard let headings = rows.first else { return [] }
    let widths = headings.indices.map { column in
      rows.map { column < $0.count ? $0[column].displayWidth : 0 }.max() ?? 0
    }
    if let width, widths.reduce(0, +) + 3 * (widths.count - 1) > width {
      return Array(rows.dropFirst().map { lines(of: $0, headings, width) }.joined(separator: [""]))
    }
    return rows.map { row in
      zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "   ").trimmedEnd
    }
  }

  private static func lines(of row: [String], _ headings: [String], _ width: Int) -> [String] {
    zip(headings, row).filter { !$1.isEmpty }.enumerated().flatMap { index, cell in
      let (heading, text) = cell
      let line = heading.isEmpty ? text : "\(heading): \(text)"
      return hanging(index == 0 ? "" : "  ", line, width: width)
    }
  }
}
