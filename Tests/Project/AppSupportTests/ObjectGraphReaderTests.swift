import Observation
import ScreenKit
import Testing

@testable import AppSupport

struct ObjectGraphReaderTests {
  private let words = ReferenceKinds("weak:Part.owner weak:Wires.back unowned:Loose.owner")

  private func snapshot(of object: AnyObject) -> ObjectGraph {
    ObjectGraphReader(words, moduleOf: object).graph(from: [object])
  }

  private func arrows(from object: AnyObject) -> [String] {
    let snapshot = snapshot(of: object)
    return snapshot.references(from: snapshot.nodes[0]).filter { $0.target != nil }.map(\.text)
  }

  @Test func `A reference that the sources call weak is drawn as weak, and makes no retain cycle`()
  {
    let whole = Whole()
    whole.part = Part(owner: whole)
    let snapshot = snapshot(of: whole)
    let arrows = snapshot.references.filter { $0.target != nil }
    #expect(arrows.map(\.text) == ["⇒ .part Part", "⇢ .owner Whole"])
    #expect(snapshot.cycles.isEmpty)
  }

  @Test func `Objects that hold each other are a retain cycle, which is said once`() {
    let whole = Whole()
    let other = Whole()
    (whole.any, other.any) = (other, whole)
    let cycles = snapshot(of: whole).cycles.map { $0.map(\.text) }
    #expect(cycles == [["⇒ .any Whole 2", "⇒ .any Whole"]])
    (whole.any, other.any) = (nil, nil)
  }

  @Test func `What optionals, arrays, dictionaries, enums and structs hold is found`() {
    let whole = Whole()
    whole.any = Part()
    whole.parts = [Part(), Part()]
    whole.named = ["a": Part()]
    whole.state = .showing(Part())
    whole.wires = Wires(forward: Part(), back: whole)
    #expect(
      arrows(from: whole) == [
        "⇒ .any Part", "⇒ .parts Part 2", "⇒ .parts Part 3", "⇒ .named Part 4",
        "⇒ .state Part 5", "⇒ .wires.forward Part 6", "⇢ .wires.back Whole",
      ])
  }

  @Test func `What is observed, lazy or inherited goes by its name in the code`() {
    let model = Model()
    model.part = Part()
    #expect(arrows(from: model) == ["⇒ .part Part"])
    model.made.owner = nil
    #expect(arrows(from: model) == ["⇒ .part Part", "⇒ .made Part 2"])
    let heir = Heir()
    heir.part = Part()
    #expect(arrows(from: heir) == ["⇒ .part Part"])
  }

  @Test func `A type with an unowned property stays closed, and is named`() {
    let loose = Loose(owner: Whole())
    let whole = Whole()
    whole.any = loose
    let reader = ObjectGraphReader(words, moduleOf: whole)
    // Its owner is gone, so to look at it would end the process.
    #expect(reader.graph(from: [whole]).nodes.map(\.name) == ["Whole", "Loose"])
    #expect(reader.closedTypes == ["Loose"])
  }

  @Test func `Closures and tasks are named, because a map can't look into them`() {
    let whole = Whole()
    whole.onDone = {}
    whole.task = Task {}
    #expect(
      snapshot(of: whole).nodes.map(\.opaqueValues) == [["onDone, a closure", "task, a task"]])
  }

  @Test func `A map keeps nothing alive`() {
    var whole: Whole? = Whole()
    let reader = ObjectGraphReader(words, moduleOf: Part())
    _ = whole.map { reader.graph(from: [$0]) }
    whole = nil
    #expect(reader.nodes.map { $0.object == nil } == [true])
  }
}

private protocol Piece: AnyObject {}

private class Whole: Piece {
  var part: Part?
  var any: (any Piece)?
  var parts: [any Piece] = []
  var named: [String: Part] = [:]
  var state = PartState.none
  var wires: Wires?
  var onDone: (() -> Void)?
  var task: Task<Void, Never>?
}

private final class Heir: Whole {}

private final class Part: Piece {
  weak var owner: Whole?

  init(owner: Whole? = nil) { self.owner = owner }
}

private enum PartState {
  case none
  case showing(any Piece)
}

private struct Wires {
  var forward: Part
  weak var back: Whole?
}

@Observable
private final class Model {
  var part: Part?
  @ObservationIgnored lazy var made = Part()
}

private final class Loose: Piece {
  unowned let owner: Whole

  init(owner: Whole) { self.owner = owner }
}
