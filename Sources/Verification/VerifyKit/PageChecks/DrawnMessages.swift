import CourseKit
import InspectKit

/// A drawing of a chapter's page that says who sends which messages to whom.
///
/// `<!-- messages: List, FleaMarket -->` above it names the folders and files whose objects it shows.
struct DrawnMessages {
  private let arrows: [Diagram.Arrow]
  private let chapter: InstrumentedChapter
  private let types: Set<String>

  /// Reads the drawing of a page; nil when it has none.
  init?(_ page: String, of chapter: InstrumentedChapter) {
    guard let (scope, diagram) = page.drawing(of: "messages") else { return nil }
    arrows = diagram.arrows
    self.chapter = chapter
    types = chapter.types(in: scope)
  }

  /// What is drawn and never sent, and what is sent and not drawn.
  ///
  /// - Parameter messages: All that were seen.
  func complaints(about messages: [TraceEvent]) -> [String] {
    let seen = messages.filter { message in
      types.contains(message.receiver) && !message.isReply && chapter.knows(message.name)
    }
    let unseen = arrows.flatMap { arrow in
      names(on: arrow)
        .filter { name in !seen.contains { $0.name == name && carries(arrow, $0) } }
        .map { "The drawing has \(arrow.from) send \($0) to \(arrow.to), and it never does." }
    }
    // Where only a role is known, a test may have spoken.
    let undrawn = seen.filter { types.contains($0.sender) }
      .filter { message in
        !arrows.contains { names(on: $0).contains(message.name) && carries($0, message) }
      }
      .map { "\($0.sender) sends \($0.name) to \($0.receiver), and the drawing has no such arrow." }
    return unseen + Set(undrawn).sorted()
  }

  /// The methods on an arrow: other words, as in "completion, or return", are the page's own.
  private func names(on arrow: Diagram.Arrow) -> [String] {
    (arrow.label ?? "").matches(of: /[a-z]\w*/).map { String($0.output) }
      .filter { chapter.knows($0) || $0.contains(/[a-z][A-Z]/) }
  }

  private func carries(_ arrow: Diagram.Arrow, _ message: TraceEvent) -> Bool {
    let isSender =
      chapter.isMeant(message.sender, by: arrow.from)
      || chapter.roles(sending: message.name, to: message.receiver).contains(arrow.from)
    return isSender && chapter.isMeant(message.receiver, by: arrow.to)
  }
}
