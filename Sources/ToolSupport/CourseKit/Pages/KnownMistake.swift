/// A mistake on a chapter's page, which is shown to a learner whose code behaves in the same way.
package struct KnownMistake: Encodable, Equatable, Sendable {
  /// What the code does: "Fetches the posts itself".
  package let title: String
  /// What comes of it, for a user of the app or for a partner.
  package let consequence: String
}

extension MarkdownOutline {
  /// The mistake below a heading: "1.1 Fetches the posts itself"; nil when there is none.
  package func mistake(below heading: String) -> KnownMistake? {
    sections.first { $0.heading == heading }.map { section in
      let lines = section.prose.map(\.trimmed).filter { !$0.hasPrefix(">") }
      let paragraph = lines.drop(while: \.isEmpty).prefix { !$0.isEmpty }
      return KnownMistake(
        title: section.title,
        consequence: paragraph.joined(separator: " ").replacing(/\[(.+?)\]\(.+?\)/) { $0.1 })
    }
  }
}
