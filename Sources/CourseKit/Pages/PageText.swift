/// A piece of a page, made plain for a terminal.
package struct PageText: Equatable, Sendable {
  package enum Part: Equatable, Sendable {
    case prose(String)
    /// Lines that are shown as they are.
    case code([String])
  }

  let parts: [Part]

  /// Reads the little HTML and Markdown that a page's folded texts have.
  init(_ source: some StringProtocol) {
    var parts: [Part] = []
    var rest = Substring(source)
    let code = /<pre>(.*?)<\/pre>|```\w*\n(.*?)```/.dotMatchesNewlines()
    while let match = rest.firstMatch(of: code) {
      parts += Self.prose(rest[..<match.range.lowerBound])
      let lines = String(match.1 ?? match.2 ?? "").lines[...].trimmed { $0.trimmed.isEmpty }
      parts.append(.code(lines.map(Self.plain)))
      rest = rest[match.range.upperBound...]
    }
    self.parts = parts + Self.prose(rest)
  }

  /// The text in lines of a width at most; only code and long words may be wider.
  package func lines(width: Int?) -> [String] {
    parts.flatMap { part in
      switch part {
      case .prose(let text): Prose.lines(text, width: width)
      case .code(let lines): lines.map { "  \($0)" }
      }
    }
  }

  private static func prose(_ source: Substring) -> [Part] {
    source.replacing(/<p>|<br ?\/?>/, with: "\n\n").replacing(/\n\s*\n/, with: "\u{0}")
      .split(separator: "\u{0}")
      .map { plain($0).split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }
      .map(Part.prose)
  }

  private static func plain(_ html: some StringProtocol) -> String {
    String(html).replacing(/<\/?code>/, with: "`")
      .replacing(/<\/?[a-z]+[^>]*>/, with: "")
      .replacing(/&(\w+|#\d+);/) { entities[String($0.1)] ?? String($0.0) }
  }

  private static let entities = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'", "#39": "'", "nbsp": " ",
  ]
}
