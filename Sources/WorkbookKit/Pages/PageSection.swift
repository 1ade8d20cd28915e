/// What stands below a heading of the third level, which begins with an exercise's number.
struct PageSection: Equatable {
  let heading: String
  /// The heading's line, counted from 1.
  let line: Int
  /// The heading of the second level above it.
  let part: String?
  var elements: [MarkdownOutline.Element] = []

  /// The number that the heading begins with.
  var number: ExerciseNumber? { ExerciseNumber(testName: heading + " ") }
  var title: String { number.map { String(heading.dropFirst("\($0) ".count)) } ?? heading }

  var code: [MarkdownOutline.CodeBlock] {
    elements.compactMap { element in
      if case .code(let block) = element.part { block } else { nil }
    }
  }

  /// The lines outside code.
  var prose: [String] {
    elements.compactMap { element in
      if case .prose(let line) = element.part { line } else { nil }
    }
  }
}

extension MarkdownOutline {
  /// The sections of a page.
  var sections: [PageSection] {
    var sections: [PageSection] = []
    var part: String?
    var isOpen = false
    for element in elements {
      switch element.part {
      case .heading(3, let text):
        sections.append(PageSection(heading: text, line: element.line, part: part))
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

  /// The lines below a heading of the second level, outside code and other headings.
  func prose(below heading: String) -> [(text: String, line: Int)] {
    let rest = elements.drop { $0.part != .heading(level: 2, text: heading) }.dropFirst()
    return rest.prefix { if case .heading(2, _) = $0.part { false } else { true } }
      .compactMap { element in
        if case .prose(let text) = element.part { (text, element.line) } else { nil }
      }
  }
}
