import CourseKit
import InspectKit

/// A drawing of a chapter's page that says who keeps whom alive.
///
/// `<!-- owners: List/, FleaMarket -->` above it names the folders and files whose pieces it shows.
struct DrawnOwners {
  private let arrows: [Diagram.Arrow]
  private let chapter: TracedChapter
  private let types: Set<String>

  /// Reads the drawing of a page; nil when it has none.
  init?(_ page: String, of chapter: TracedChapter) {
    guard let (scope, diagram) = page.drawing(of: "owners") else { return nil }
    arrows = diagram.arrows
    self.chapter = chapter
    types = chapter.types(in: scope).union(["Navigator"])
  }

  /// What is drawn and not so, and what is so and not drawn.
  ///
  /// - Parameter map: The lines of `workbook map`.
  func complaints(about map: [String]) -> [String] {
    let found = Self.references(in: map)
      .filter { reference in [reference.from, reference.to].allSatisfy(isShown) }
    let wrong = arrows.filter { arrow in
      // A value has no references to it, unless there are objects in it.
      !found.contains { isDrawn($0, as: arrow) } && !chapter.isValue(arrow.to)
    }
    let undrawn = found.filter { reference in !arrows.contains { isDrawn(reference, as: $0) } }
    return wrong.map { "The drawing has \($0.text), and the map does not." }
      + Set(undrawn.map { "The map has \($0.text), and the drawing does not." }).sorted()
  }

  private func isShown(_ name: String) -> Bool {
    types.contains(name) || arrows.contains { chapter.isValue($0.to) && name == $0.to }
  }

  private func isDrawn(_ reference: Diagram.Arrow, as arrow: Diagram.Arrow) -> Bool {
    reference.isDashed == arrow.isDashed && chapter.isMeant(reference.from, by: arrow.from)
      && chapter.isMeant(reference.to, by: arrow.to)
  }

  /// The references that a map shows, each below its holder; an object in a value is held by the value.
  private static func references(in map: [String]) -> [Diagram.Arrow] {
    var holders: [(indentation: Int, name: String)] = []
    return map.flatMap { line -> [Diagram.Arrow] in
      // What is said of the line above, for which that had no room.
      if ["↺ ", "also retained by "].contains(where: line.trimmed.hasPrefix) { return [] }
      let indentation = line.prefix { $0 == " " }.count
      holders.removeAll { $0.indentation >= indentation }
      let form = /(?:(⇒|⇢) \.(\S+) )?(\w+)(?: \d+)?(?:   .*)?/
      guard let match = line.trimmed.wholeMatch(of: form) else {
        holders = []
        return []
      }
      // A wire that leads nowhere is drawn for learners.
      if match.3 == "nil" { return [] }
      defer { holders.append((indentation, String(match.3))) }
      guard let mark = match.1, let path = match.2, let holder = holders.last else { return [] }
      let values = path.split(separator: ".").dropLast().map {
        $0.prefix(1).uppercased() + $0.dropFirst()
      }
      let way = [holder.name] + values + [String(match.3)]
      return zip(way, way.dropFirst()).map { from, to in
        Diagram.Arrow(from: from, to: to, label: nil, isDashed: mark == "⇢")
      }
    }
  }
}

extension Diagram.Arrow {
  fileprivate var text: String { "\(from) \(isDashed ? "⇢" : "⇒") \(to)" }
}
