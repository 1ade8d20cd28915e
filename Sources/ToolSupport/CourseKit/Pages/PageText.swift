/// A piece of a page, made plain for a terminal.
package struct PageText: Equatable, Sendable {
  package enum Part: Equatable, Sendable {
    case heading(String)
    case prose(String)
    case quote(String)
    /// An item of a list, behind its mark or its number.
    case item(mark: String, indentation: Int, text: String)
    /// Rows of cells; the first has the headings.
    case table([[String]])
    /// Lines that are shown as they are.
    case code([String])
    case drawing(Diagram)
    /// A text that is folded away below its summary.
    case folded(String)
  }

  let parts: [Part]

  /// Reads the Markdown and the little HTML that pages have.
  ///
  /// - Parameter unfolds: Whether to show what is folded as well.
  package init(_ source: some StringProtocol, unfolds: Bool = false) {
    let fold = /<details>\s*<summary>(.*?)<\/summary>(.*?)<\/details>/.dotMatchesNewlines()
    let unfolded = String(source).replacing(fold) { match in
      let summary = match.1.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return "\n\n\(Self.foldMark)\(summary)\n\(unfolds ? "\n\(match.2)\n" : "")\n"
    }
    let markdown = unfolded.replacing(/<pre>\s*?\n?/, with: "\n```\n")
      .replacing(/<\/pre>/, with: "\n```\n").replacing("<p>", with: "\n\n")
      .replacing(/<!--.*?-->/.dotMatchesNewlines(), with: "")
    var reader = Reader()
    for element in MarkdownOutline(markdown).elements { reader.read(element.part) }
    parts = reader.finished()
  }

  /// The text in lines of a width at most; only code and long words may be wider.
  package func lines(width: Int?) -> [String] { parts.flatMap { $0.lines(width: width) } }

  /// The text with an empty line between its parts, but not between the items of a list.
  package func paragraphs(width: Int?) -> [String] {
    var lines: [String] = []
    for (index, part) in parts.enumerated() {
      if index > 0, !(part.isTight && parts[index - 1].isTight) { lines.append("") }
      lines += part.lines(width: width)
    }
    return lines
  }
}

extension PageText {
  private static let foldMark = "▸ "

  /// Puts the lines of a page together to parts.
  private struct Reader {
    private var parts: [Part] = []
    private var open: Part?

    mutating func read(_ part: MarkdownOutline.Part) {
      switch part {
      case .heading(_, let text):
        close()
        parts.append(.heading(PageText.plain(text)))
      case .code(let block):
        close()
        let lines = block.lines[...].trimmed { $0.trimmed.isEmpty }
        let diagram = block.language == "mermaid" ? Diagram(lines) : nil
        // Folded texts are HTML, in which code is escaped.
        parts.append(
          diagram.map(Part.drawing)
            ?? .code(block.language.isEmpty ? lines.map(PageText.plain) : Array(lines)))
      case .prose(let line): read(line)
      }
    }

    private mutating func read(_ line: String) {
      let text = line.trimmed
      if text.isEmpty {
        close()
      } else if let summary = text.after(PageText.foldMark) {
        close()
        parts.append(.folded(PageText.plain(summary)))
      } else if text.hasPrefix("|") {
        readRow(text)
      } else if let item = line.wholeMatch(of: /(\s*)([-*]|\d+\.)\s+(.*)/) {
        close()
        let mark = item.2 == "*" ? "-" : String(item.2)
        open = .item(mark: mark, indentation: item.1.count, text: String(item.3))
      } else if let quote = text.after(">") {
        if case .quote(let begun) = open {
          open = .quote("\(begun) \(quote.trimmed)")
        } else {
          close()
          open = .quote(quote.trimmed)
        }
      } else {
        switch open {
        case .prose(let begun): open = .prose("\(begun) \(text)")
        case .quote(let begun): open = .quote("\(begun) \(text)")
        case .item(let mark, let indentation, let begun):
          open = .item(mark: mark, indentation: indentation, text: "\(begun) \(text)")
        default:
          close()
          open = .prose(text)
        }
      }
    }

    private mutating func readRow(_ text: String) {
      // A bar in code is escaped.
      let cells = text.dropFirst().replacing("\\|", with: "\u{0}")
        .split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.replacing("\u{0}", with: "|").trimmed }
      var rows: [[String]] = []
      if case .table(let begun) = open { rows = begun } else { close() }
      let row = text.hasSuffix("|") ? cells.dropLast() : cells[...]
      let isRule = row.allSatisfy { $0.wholeMatch(of: /:?-+:?/) != nil }
      open = .table(isRule ? rows : rows + [Array(row)])
    }

    private mutating func close() {
      switch open {
      case .prose(let text): parts.append(.prose(PageText.plain(text)))
      case .quote(let text): parts.append(.quote(PageText.plain(text)))
      case .item(let mark, let indentation, let text):
        parts.append(.item(mark: mark, indentation: indentation, text: PageText.plain(text)))
      case .table(let rows): parts.append(.table(rows.map { $0.map(PageText.plain) }))
      default: break
      }
      open = nil
    }

    mutating func finished() -> [Part] {
      close()
      return parts.filter { $0 != .prose("") }
    }
  }

  /// A line without marks; a link is its text, with the address of another page.
  private static func plain(_ source: some StringProtocol) -> String {
    let text = String(source).replacing(/\[([^\[\]]+)\]\(([^)\s#]*)(#[^)\s]*)?\)/) { link in
      // Within a page, a name says enough.
      link.2.isEmpty ? String(link.1) : "\(link.1) (\(link.2))"
    }
    let parts = text.replacing(/<\/?code>/, with: "`")
      .split(separator: "`", omittingEmptySubsequences: false)
    // Between the marks of code, each other part is code.
    let plain = parts.enumerated().map { $0.isMultiple(of: 2) ? unmarked($1) : String($1) }
    return plain.joined(separator: "`")
      .replacing(/&(\w+|#\d+);/) { entities[String($0.1)] ?? String($0.0) }
  }

  private static func unmarked(_ prose: Substring) -> String {
    String(prose).replacing("**", with: "")
      .replacing(/\*([^*\s]([^*]*[^*\s])?)\*/) { $0.1 }
      .replacing(/<\/?[a-z]+[^>]*>/, with: "")
  }

  private static let entities = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'", "#39": "'", "nbsp": " ",
  ]
}
