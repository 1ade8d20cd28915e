import CourseKit

/// The sentences of a page, without its code, tables, headings and comments.
struct PageProse {
  struct Sentence: Equatable {
    let text: String
    /// How many of its words have a letter or a digit.
    let length: Int
  }

  let sentences: [Sentence]

  /// - Parameter text: Markdown; a piece of a page, too.
  init(_ text: String) {
    sentences = Self.paragraphs(of: text).flatMap(Self.sentences)
  }

  /// The number of all words.
  var length: Int { sentences.reduce(0) { $0 + $1.length } }

  /// The paragraphs and the items of lists, each in one line; code is the word CODE.
  private static func paragraphs(of text: String) -> [String] {
    let source =
      text
      .replacing(/<!--.*?-->/.dotMatchesNewlines(), with: "")
      // A link alone in its line leads on, as to the hints; a label names a paragraph.
      .replacing(/^\[[^\]]*\]\([^)]*\)\.?$/.anchorsMatchLineEndings(), with: "")
      .replacing(/\*\*[^*]{1,24}[.:,]\*\*/, with: "")
    let lines = MarkdownOutline(source).elements.map { element in
      guard case .prose(let line) = element.part, !line.trimmed.hasPrefix("|") else { return "" }
      return plain(line)
    }
    return lines.joined(separator: "\n")
      .replacing(/!?\[([^\]]*)\]\([^)]*\)/) { $0.1 }
      .replacing(/`[^`]*`/, with: "CODE")
      .replacing(/[*_]{1,2}([^*_]+)[*_]{1,2}/) { $0.1 }
      .split(separator: /\n\s*\n/)
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }

  /// A line without the marks of folds, lists and quotations; a fold and an item begin a paragraph.
  private static func plain(_ line: String) -> String {
    let line = line.replacing(/<\/?(details|summary)[^>]*>/, with: "\n\n")
    return line.prefixMatch(of: /\s*([-*] |\d+\. )/) == nil
      ? line.replacing(/^\s*> ?/, with: "") : line.replacing(/^\s*([-*] |\d+\. )/, with: "\n\n")
  }

  /// A sentence ends at `.`, `!`, `?` or `:` before a capital or a digit.
  private static func sentences(of paragraph: String) -> [Sentence] {
    var rest = paragraph[...]
    var parts: [Substring] = []
    while let end = rest.firstMatch(of: /([.!?:]["”’)]*)\s+(?=["“(]*[A-Z0-9])/) {
      parts.append(rest[..<end.1.endIndex])
      rest = rest[end.range.upperBound...]
    }
    return (parts + [rest]).compactMap { part in
      let length = part.split(separator: " ").count { $0.contains(where: \.isPartOfWord) }
      return length == 0 ? nil : Sentence(text: String(part), length: length)
    }
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
