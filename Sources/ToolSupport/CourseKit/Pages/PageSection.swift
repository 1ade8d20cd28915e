/// What stands below a heading of the third level, which begins with an exercise's number.
package struct PageSection: Equatable, Sendable {
  package let heading: String
  /// The heading's line, counted from 1.
  package let line: Int
  /// The heading of the second level above it.
  package let part: String?
  /// All that stands below the heading, as it stands there.
  package let text: String
  package var elements: [MarkdownOutline.Element] = []

  /// The number that the heading begins with.
  package var number: ExerciseNumber? { ExerciseNumber(testName: heading + " ") }
  package var title: String { number.map { String(heading.dropFirst("\($0) ".count)) } ?? heading }

  package var code: [MarkdownOutline.CodeBlock] {
    elements.compactMap { element in
      if case .code(let block) = element.part { block } else { nil }
    }
  }

  /// The lines outside code.
  package var prose: [String] {
    elements.compactMap { element in
      if case .prose(let line) = element.part { line } else { nil }
    }
  }
}

extension MarkdownOutline {
  /// The sections of a page.
  package var sections: [PageSection] {
    var sections: [PageSection] = []
    var part: String?
    var isOpen = false
    for element in elements {
      switch element.part {
      case .heading(3, let text):
        sections.append(
          PageSection(
            heading: text, line: element.line, part: part, text: self.text(below: element.line)))
        isOpen = true
      case .heading(let level, let text) where level < 3:
        part = text
        isOpen = false
      default:
        if isOpen { sections[sections.count - 1].elements.append(element) }
      }
    }
    return sections
  }

  /// The text from a heading of the third level to the next one of that or a higher level.
  private func text(below heading: Int) -> String {
    let next = elements.first { element in
      guard element.line > heading, case .heading(...3, _) = element.part else { return false }
      return true
    }
    return lines[heading..<(next.map { $0.line - 1 } ?? lines.count)].joined(separator: "\n")
  }

  /// The lines below a heading of the second level, outside code and other headings.
  package func prose(below heading: String) -> [(text: String, line: Int)] {
    let rest = elements.drop { $0.part != .heading(level: 2, text: heading) }.dropFirst()
    return rest.prefix { if case .heading(2, _) = $0.part { false } else { true } }
      .compactMap { element in
        if case .prose(let text) = element.part { (text, element.line) } else { nil }
      }
  }
}
