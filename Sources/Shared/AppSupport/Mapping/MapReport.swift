import ArgumentKit
import ScreenKit

/// What the map says at each place of a walk.
final class MapReport {
  /// What is left when a screen was left, of the objects that came with it.
  typealias Remains = (gone: [ObjectNode], alive: [ObjectNode])

  static let legend = "⇒ strong reference   ⇢ weak reference"

  private let reader: ObjectGraphReader
  /// The navigator of the window, which breaks each cycle through it when it pops; nil once the window is closed.
  weak var navigator: Navigator?
  private var drawn: Set<ObjectReference> = []
  private var reported: Set<ObjectIdentifier> = []

  init(_ reader: ObjectGraphReader, of navigator: Navigator) {
    self.reader = reader
    self.navigator = navigator
  }

  private var roots: [AnyObject] { navigator.map { [$0] } ?? [] }

  /// How many objects are known.
  var count: Int { reader.nodes.count }

  /// Looks for objects that have come since.
  func look() { _ = reader.graph(from: roots) }

  /// The object graph now, while a screen is shown; what was said before is left out.
  func picture(of screen: String) -> MapOutput {
    let graph = reader.graph(from: roots)
    let lines = ObjectGraphDrawing(of: graph, without: drawn).lines
    guard !lines.isEmpty else { return MapOutput() }
    let references = graph.references.filter { !drawn.contains($0) }.map { MapReference($0) }
    let cycles = cycles(in: graph)
    let closed = reader.closedTypes.sorted().map {
      "\($0) has an unowned property, so the map does not look into it."
    }
    return MapOutput(
      events: [.shown(screen: screen, references: references)] + cycles.events,
      lines: lines + (cycles.lines.isEmpty ? [lackOfCycles(in: graph)] : cycles.lines) + closed)
  }

  private func lackOfCycles(in graph: ObjectGraph) -> String {
    if !graph.cycles.isEmpty { return "No new retain cycles." }
    // What is not connected yet is no proof that it lets go.
    return graph.references.contains { $0.target == nil }
      ? "No retain cycles yet, but a property is nil."
      : "No retain cycles: everything can be deallocated with its screen."
  }

  /// The objects that came after the first ones, now that they should be gone.
  func remains(since start: Int) -> Remains {
    let nodes = reader.nodes.dropFirst(start)
      .filter { $0.object == nil || $0.object !== navigator }
    return (
      nodes.filter { $0.object == nil && !reported.contains(ObjectIdentifier($0)) },
      nodes.filter { $0.object != nil }
    )
  }

  /// Says what is left after something was closed, and who holds it.
  func news(about remains: Remains, after closed: String) -> MapOutput {
    reported.formUnion(remains.gone.map(ObjectIdentifier.init))
    let graph = reader.graph(from: roots + remains.alive.compactMap(\.object))
    let gone = remains.gone.map(\.name).joined(separator: ", ")
    let alive = remains.alive.map { "\($0.name) \(holders(of: $0, in: graph))" }
    let isClear = remains.alive.allSatisfy { !graph.holds(on: $0).isEmpty }
    let advice = isClear ? [] : [advice(about: remains.alive)]
    let event = MapEvent.closed(
      closed, deallocated: remains.gone.map(\.name), alive: remains.alive.map(\.name))
    let lines =
      entry("deallocated", [gone.isEmpty ? "nothing" : gone])
      + entry("still alive", alive.isEmpty ? ["nothing"] : alive + advice)
    return MapOutput(events: [event], lines: lines) + cycles(in: graph)
  }

  private func cycles(in graph: ObjectGraph) -> MapOutput {
    defer { drawn.formUnion(graph.references) }
    func lines(_ title: String, _ cycles: [[ObjectReference]]) -> [String] {
      cycles.flatMap { cycle in
        [title] + MapText.wrapped([cycle[0].holder.name] + cycle.map(\.text), after: "  ")
      }
    }
    let cycles = graph.cycles.filter { !drawn.isSuperset(of: $0) }
    let lasting = cycles.filter { !$0.contains { $0.holder.object === navigator } }
    let opening = cycles.filter { $0.contains { $0.holder.object === navigator } }
    // Cycles may retain the same objects, so those are listed once.
    let kept = graph.kept(by: lasting.joined().map(\.holder)).map(\.name)
      .joined(separator: ", ").split(separator: " ").map(String.init)
    let title = lasting.count == 1 ? "It also retains: " : "They also retain: "
    func events(_ cycles: [[ObjectReference]], isTemporary: Bool) -> [MapEvent] {
      cycles.map { .cycle($0.map { MapReference($0) }, isTemporary: isTemporary) }
    }
    return MapOutput(
      events: events(lasting, isTemporary: false) + events(opening, isTemporary: true),
      lines: lines("Retain cycle, will never be deallocated:", lasting)
        + MapText.wrapped(kept, after: title)
        + lines("Temporary cycle, until the screen is closed:", opening))
  }

  private func holders(of node: ObjectNode, in graph: ObjectGraph) -> String {
    let holders = graph.holds(on: node).map { "\($0.holder.name).\($0.property)" }
    return "is retained by "
      + (holders.isEmpty ? "something the map can't see" : holders.joined(separator: " and "))
  }

  /// Where to look for a holder that no mirror shows.
  private func advice(about alive: [ObjectNode]) -> String {
    // What keeps itself alive is the likeliest.
    let others = reader.nodes.filter { $0.object != nil }
    let near = opaqueValues(of: alive).joined(separator: "; ")
    let far = opaqueValues(of: others).joined(separator: "; ")
    let places =
      near.isEmpty
      ? "one that no property stores" + (far.isEmpty ? "" : ", or \(far)") : near
    return "If no visible property retains it, look for a closure, a task or a static property:"
      + " perhaps \(places)"
  }

  private func opaqueValues(of nodes: [ObjectNode]) -> [String] {
    nodes.flatMap { node in node.opaqueValues.map { "\(node.name).\($0)" } }
  }

  private func entry(_ title: String, _ texts: [String]) -> [String] {
    texts.enumerated().flatMap { index, text in
      MapText.wrapped(
        text.split(separator: " ").map(String.init),
        after: (index == 0 ? "  \(title)" : "").padded(to: 15), hanging: 2)
    }
  }
}
