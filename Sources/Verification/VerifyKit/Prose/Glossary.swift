import CourseKit
import Foundation

/// The page that explains the terms of the book, each below a heading of its own.
struct Glossary {
  /// The page, from the workbook's root.
  static let path = "docs/glossary.md"

  /// A section of a page, by its anchor; nil for the page's beginning.
  struct Place {
    let page: String
    let anchor: String?
  }

  struct Entry {
    /// As it stands on the page: "Cache hit and cache miss".
    let heading: String
    /// The terms of the heading: "cache hit" and "cache miss".
    let terms: [String]
    /// What may be in italics where the terms are introduced.
    let forms: [String]
    /// Where the terms are introduced, as the first link says.
    let place: Place?
  }

  let entries: [Entry]

  init(_ text: String) {
    entries = BookPage(text, path: Self.path).sections.map { section in
      let terms = section.heading.lowercased().components(separatedBy: " and ")
      let forms = section.text.firstMatch(of: /<!-- introduced as: (.*?) -->/)
        .map { $0.1.components(separatedBy: ", ") }
      let link = section.text.firstMatch(of: /\]\(([^)#]+)(?:#([^)]+))?\)/)
      return Entry(
        heading: section.heading, terms: terms, forms: terms + (forms ?? []),
        place: link.map { Place(page: "docs/\($0.1)", anchor: $0.2.map(String.init)) })
    }
  }
}
