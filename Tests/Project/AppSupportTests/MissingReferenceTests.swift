import ScreenKit
import Testing

@testable import AppSupport

struct MissingReferenceTests {
  private func snapshot(of object: AnyObject) -> ObjectGraph {
    ObjectGraphReader(ReferenceKinds("weak:Wiring.owner weak:Wiring.screen"), moduleOf: object)
      .graph(from: [object])
  }

  @Test func `A wire that leads nowhere is nil, and other things that are nil are no wires`() {
    #expect(
      snapshot(of: Wiring()).references.map(\.text) == [
        "⇢ .owner nil", "⇒ .part nil", "⇒ .inner.source nil", "⇢ .screen nil",
      ])
    // A screen may well have opened none.
    #expect(snapshot(of: OpeningScreen()).references.isEmpty)
  }
}

private protocol Owner: AnyObject {}

private protocol Source {}

private final class Wiring {
  struct Inner { var source: (any Source)? }

  weak var owner: (any Owner)?
  var part: Part?
  var inner = Inner()
  weak var screen: Screen?
  var text: String?
  var wires: Screws?
  var error: (any Error)?
  var onDone: (() -> Void)?
  var task: Task<Void, Never>?
  lazy var made = Part()
}

private final class OpeningScreen: Screen {
  private weak var detail: Screen?
}

private final class Part {}

private struct Screws {}
