import AppSupport
import CourseKit
import InspectKit

/// A drawing of a chapter's page that says who keeps whom alive.
///
/// `<!-- owners: List/, FleaMarket -->` above it names the folders and files whose objects it shows.
struct DrawnOwners {
  private let arrows: [Diagram.Arrow]
  private let chapter: InstrumentedChapter
  private let types: Set<String>

  /// Reads the drawing of a page; nil when it has none.
  init?(_ page: String, of chapter: InstrumentedChapter) {
    guard let (scope, diagram) = page.drawing(of: "owners") else { return nil }
    arrows = diagram.arrows
    self.chapter = chapter
    types = chapter.types(in: scope).union(["Navigator"])
  }

  /// What is drawn and not so, and what is so and not drawn.
  ///
  /// - Parameter map: What `workbook map` told of the solution.
  func complaints(about map: [MapEvent]) -> [String] {
    let references = map.flatMap { event -> [MapReference] in
      if case .shown(_, let references) = event { references } else { [] }
    }
    let found = Self.arrows(of: references)
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

  /// What a map's references are in a drawing; an object in a value is held by the value.
  private static func arrows(of references: [MapReference]) -> [Diagram.Arrow] {
    references.flatMap { reference -> [Diagram.Arrow] in
      // A property that leads nowhere is in a map for learners.
      guard let target = reference.target else { return [] }
      let values = reference.property.split(separator: ".").dropLast().map {
        $0.prefix(1).uppercased() + $0.dropFirst()
      }
      let way = [type(reference.holder)] + values + [type(target)]
      return zip(way, way.dropFirst()).map { from, to in
        Diagram.Arrow(from: from, to: to, label: nil, isDashed: reference.isWeak)
      }
    }
  }

  /// The type of an object, whose name has a number if it is not the first of its type.
  private static func type(_ name: String) -> String { String(name.prefix { $0 != " " }) }
}

extension Diagram.Arrow {
  fileprivate var text: String { "\(from) \(isDashed ? "⇢" : "⇒") \(to)" }
}
