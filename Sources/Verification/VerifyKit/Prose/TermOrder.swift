import CourseKit

/// Where the pages of the chapters introduce the terms of the glossary, and where they use them.
struct TermOrder {
  /// What stands below one heading of a page.
  fileprivate struct Place {
    let page: String
    let heading: String
    /// Nil for what stands above the first section.
    let anchor: String?
    let text: String
    let sentences: [String]

    init(_ page: String, heading: String, anchor: String?, text: String) {
      (self.page, self.heading, self.anchor, self.text) = (page, heading, anchor, text)
      sentences = PageProse(text).sentences.map(\.text)
    }
  }

  private let places: [Place]

  /// - Parameter pages: The pages of the chapters in their order, by path and text.
  init(_ pages: [(path: String, text: String)]) {
    places = pages.flatMap { path, text in
      let page = BookPage(text, path: path)
      var anchors = AnchorNames()
      anchors.add(heading: page.title)
      let opening = Place(path, heading: page.title, anchor: nil, text: page.introduction)
      return [opening]
        + page.sections.map {
          let anchor = anchors.add(heading: $0.heading)
          return Place(path, heading: $0.heading, anchor: anchor, text: $0.text)
        }
    }
  }

  /// The terms that are not introduced where the glossary says so, or that are used before that.
  func findings(of glossary: Glossary) -> [Finding] {
    glossary.entries.flatMap { entry -> [Finding] in
      let name = entry.heading
      guard let index = places.firstIndex(where: { $0.stands(at: entry.place) }) else {
        return [Finding("'\(name)' leads to no section of a chapter.", file: Glossary.path)]
      }
      let place = places[index]
      guard place.introduces(entry) else {
        let sentence =
          "'\(name)' is not in italics in '\(place.heading)', where the glossary leads."
        return [Finding(sentence, file: place.page)]
      }
      // The goals at the top of a page may name what the page will introduce.
      let earlier = places[..<index].filter { $0.page != place.page || $0.anchor != nil }
        .map { ($0.page, $0.sentences(with: entry)) }
      return Dictionary(grouping: earlier, by: \.0).sorted { $0.key < $1.key }
        .compactMap { page, uses in
          let sentences = uses.flatMap(\.1)
          let sentence = "'\(name)' is used before '\(place.heading)' introduces it:"
          return sentences.isEmpty
            ? nil : Finding(sentence.followed(by: sentences), file: page)
        }
    }
  }
}

extension TermOrder.Place {
  fileprivate func stands(at place: Glossary.Place?) -> Bool {
    page == place?.page && anchor == place?.anchor
  }

  /// Whether a form of a term is in italics.
  fileprivate func introduces(_ entry: Glossary.Entry) -> Bool {
    // In the summary of a fold, italics are HTML.
    let prose = text.replacing(/`[^`]*`/, with: "").replacing("**", with: "")
      .replacing(/<\/?em>/, with: "*")
    let italics = prose.matches(of: /\*([^*]+)\*/).map {
      $0.1.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return italics.contains { italic in
      entry.forms.contains { italic.hasWords($0) }
    }
  }

  /// The sentences that use a term.
  fileprivate func sentences(with entry: Glossary.Entry) -> [String] {
    sentences.filter { sentence in
      entry.terms.contains { sentence.hasWords($0) }
    }
  }
}
