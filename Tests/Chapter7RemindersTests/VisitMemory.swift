import LayerKit
import ScreenKit
import TestSupport

@testable import AppSupport
@testable import Chapter7Reminders
@testable import Chapter7RemindersChecks

/// What a visit leaves in memory: the services, and the objects behind its screens, none of which this retains.
@MainActor final class VisitMemory {
  private weak var server: RemindersServer?
  private let reader = ObjectGraphReader(
    RemindersCode.referenceKinds, moduleOf: MemoryReminders())

  init(_ server: RemindersServer) {
    self.server = server
  }

  /// Notes the objects that the screens of a navigator retain now.
  func look(at navigator: Navigator) {
    _ = reader.graph(from: navigator.screens + [navigator.presented].compactMap(\.self))
  }

  /// What retains the services after the visit; nothing if they are released.
  ///
  /// - Parameter screens: What must be released as well.
  func leftovers(beside screens: [Probe] = []) async -> [String] {
    _ = await eventually { server == nil && screens.allSatisfy { $0.object == nil } }
    guard server != nil || screens.contains(where: { $0.object != nil }) else { return [] }
    let found = names(of: reader.nodes.compactMap(\.object))
    return found.isEmpty ? ["the services"] : found
  }

  /// What retains screens that were left, although others stay; nothing if they are released.
  func leftovers(of screens: [Probe]) async -> [String] {
    _ = await eventually { screens.allSatisfy { $0.object == nil } }
    return names(of: screens.compactMap(\.object))
  }

  /// Objects by the circles in which they retain each other, or else by what retains them.
  private func names(of objects: [AnyObject]) -> [String] {
    let circles = reader.graph(from: objects).cycles.map(RemindersCode.words)
    guard circles.isEmpty else { return circles }
    let graph = reader.graph(from: objects + reader.nodes.compactMap(\.object))
    let nodes = graph.nodes.filter { node in objects.contains { $0 === node.object } }
    let free = nodes.filter { graph.holds(on: $0).isEmpty }
    return (free.isEmpty ? nodes : free).map { node in
      let holder = graph.holds(on: node).first.map { "\($0.holder.name).\($0.property)" }
      return "\(node.name), which \(holder ?? "a closure or a task") retains"
    }
  }
}
