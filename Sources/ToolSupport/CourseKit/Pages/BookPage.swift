/// A page of the book, taken apart at its headings, so that it can be read section by section.
package struct BookPage: Sendable {
  /// What stands below a heading of the second or third level, up to the next one.
  package struct Section: Equatable, Sendable {
    package let heading: String
    package let level: Int
    /// As it stands on the page.
    package let text: String

    /// The exercise that the heading begins with.
    package var exercise: ExerciseNumber? { ExerciseNumber(testName: heading + " ") }
  }

  /// The page, from the workbook's root.
  package let path: String
  package let title: String
  /// What stands above the first section.
  package let introduction: String
  package let sections: [Section]

  package init(_ text: String, path: String) {
    let outline = MarkdownOutline(text)
    let headings = outline.elements.compactMap { element in
      if case .heading(let level, let text) = element.part, level <= 3 {
        (level: level, text: text, line: element.line)
      } else {
        nil
      }
    }
    let ends = headings.dropFirst().map { $0.line - 1 } + [outline.lines.count]
    let all = zip(headings, ends).map { heading, end in
      Section(
        heading: heading.text, level: heading.level,
        text: outline.lines[heading.line..<end].joined(separator: "\n"))
    }
    self.path = path
    title = all.first?.heading ?? path
    introduction = all.first?.text ?? text
    sections = Array(all.dropFirst())
  }

  /// Whether the sections are so short that the page is shown in one piece, as a glossary is.
  package var isShownWhole: Bool {
    sections.allSatisfy { $0.exercise == nil && $0.text.lines.count <= 8 }
  }

  /// What opens the stage of an exercise, when that is the stage's first.
  package func opening(of exercise: ExerciseNumber) -> Section? {
    guard let index = sections.firstIndex(where: { $0.exercise == exercise }), index > 0,
      sections[index - 1].level < sections[index].level
    else { return nil }
    return sections[index - 1]
  }

  package func section(of exercise: ExerciseNumber) -> Section? {
    sections.first { $0.exercise == exercise }
  }
}

extension Workbook {
  /// The pages of the book by the words that name them: "0" and "viper" for `docs/0-viper.md`.
  package var bookPages: [(names: [String], path: String)] {
    pages.compactMap { path in
      guard let name = path.after("docs/").map({ $0.dropLast(".md".count) }), !name.contains("/")
      else { return nil }
      let words = name.split(separator: "-", maxSplits: 1).map(String.init)
      let isNumbered = words.count == 2 && Int(words[0]) != nil
      return (isNumbered ? words : [name.lowercased()], path)
    }
  }
}
