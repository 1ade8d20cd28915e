/// A drawing of a page, taken apart into its arrows.
package struct Diagram: Equatable, Sendable {
  package struct Arrow: Equatable, Sendable {
    package let from: String
    package let to: String
    package let label: String?
    /// Whether it is drawn with dots.
    package let isDashed: Bool

    package init(from: String, to: String, label: String?, isDashed: Bool) {
      self.from = from
      self.to = to
      self.label = label
      self.isDashed = isDashed
    }
  }

  enum Element: Equatable {
    case arrow(Arrow)
    case note(String, over: String)
  }

  private(set) var elements: [Element] = []
  /// What words in the drawing stand for: `I` for "Interactor".
  private var names: [String: String] = [:]

  package var arrows: [Arrow] {
    elements.compactMap { if case .arrow(let arrow) = $0 { arrow } else { nil } }
  }

  /// Reads a flow chart or a sequence diagram of Mermaid, as far as pages use them.
  ///
  /// - Returns: nil when it has no arrows.
  package init?(_ lines: some Sequence<String>) {
    for line in lines { read(line) }
    if arrows.isEmpty { return nil }
  }

  private mutating func read(_ line: String) {
    if let named = line.wholeMatch(of: /\s*(?:participant|actor)\s+(\w+)\s+as\s+(.+?)\s*/) {
      names[String(named.1)] = String(named.2)
    } else if let note = line.wholeMatch(of: /\s*Note over (\w+)\s*:\s*(.*)/) {
      elements.append(.note(String(note.2), over: name(note.1)))
    } else if let message = line.wholeMatch(of: /\s*(\w+)\s*(--?>>)\s*(\w+)\s*:\s*(.*)/) {
      add(message.1, message.3, message.4, isDashed: message.2.hasPrefix("--"))
    } else if let arrow = line.wholeMatch(
      of: /(.+?)\s*(-->|==>|-\.->)\s*(?:\|\s*"?(.*?)"?\s*\|)?\s*(.+)/)
    {
      // The next arrow of a chain begins where this one ends.
      let rest = arrow.4
      let end = rest.firstMatch(of: /\s*(?:-->|==>|-\.->)/).map { rest[..<$0.range.lowerBound] }
      add(arrow.1, end ?? rest, arrow.3, isDashed: arrow.2 == "-.->")
      if end != nil { read(String(rest)) }
    } else {
      _ = name(line[...])
    }
  }

  private mutating func add(
    _ from: Substring, _ to: Substring, _ label: Substring?, isDashed: Bool
  ) {
    let label = label.map { String($0).replacing("<br>", with: " ") }
    elements.append(
      .arrow(Arrow(from: name(from), to: name(to), label: label, isDashed: isDashed)))
  }

  /// The name of a node, which may stand in brackets behind it: `N["Navigator"]`.
  private mutating func name(_ node: Substring) -> String {
    guard let named = node.wholeMatch(of: /\s*(\w+)\s*\[\s*"?(.*?)"?\s*\]\s*/) else {
      return names[node.trimmed] ?? node.trimmed
    }
    names[String(named.1)] = String(named.2)
    return String(named.2)
  }
}

extension Diagram.Element: CustomStringConvertible {
  var description: String {
    switch self {
    case .arrow(let arrow):
      "\(arrow.from) \(arrow.isDashed ? "⇢" : "→") \(arrow.to)"
        + (arrow.label.map { ": \($0)" } ?? "")
    case .note(let text, let node): "\(node): \(text)"
    }
  }
}
