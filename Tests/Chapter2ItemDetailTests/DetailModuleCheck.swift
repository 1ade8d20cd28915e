import ScreenKit
import TestSupport
import Testing

@testable import Chapter2ItemDetail

/// Details of many items, of which several are open at once.
struct DetailModuleCheck {
  private let place: SourceLocation

  init(sourceLocation place: SourceLocation = #_sourceLocation) { self.place = place }

  /// All details stay open: the same item twice, and then the same id with another item.
  func requireOwnObjectsAndItems() async throws {
    let outputs = [DetailModuleOutputSpy(), DetailModuleOutputSpy(), nil]
    for items in [[.clock, .clock]] + Item.changedLamps.map({ [Item.lamp, $0, .lamp] }) {
      let modules = try zip(items, outputs).map {
        try DetailModule(for: $0, output: $1, sourceLocation: place)
      }
      let objects = modules.flatMap(\.objects)
      let new = Set(objects.map { ObjectIdentifier($0) })
      try require(new.count, equals: objects.count, Rule.eachCallBuilds, sourceLocation: place)
      for module in modules { try module.requireConnections() }
      for module in modules { try module.requireItem() }
    }
    for item in Item.many + Item.odd {
      try DetailModule(for: item, sourceLocation: place).requireItem()
    }
  }

  /// Each shows its own item, and reports nothing.
  func requireOwnItemOnScreen() async throws {
    let (navigator, output) = (Navigator(), DetailModuleOutputSpy())
    navigator.push(Screen())
    var modules: [DetailModule] = []
    for item in [Item.clock, .favouriteLamp, .clock] {
      modules.append(try DetailModule(for: item, output: output, sourceLocation: place))
    }
    for module in modules {
      await when { navigator.push(module.view) }
      for module in modules { try module.requireConnections() }
      let look = Look(
        title: ItemFormatter.title(of: module.item), lines: [module.item.expectedRow.price],
        rows: [
          module.item.isFavourite ? "Remove the star" : "Mark as favourite", "Where to find it",
          "Close",
        ])
      try require(
        navigator.looks.last, equals: look, Rule.routeCarriesItem, sourceLocation: place)
    }
    try require(navigator.looks.count, equals: 4, Rule.buildingIsAll, sourceLocation: place)
    try require(output.reported, equals: [], Rule.buildingIsAll, sourceLocation: place)
  }

  /// Each moves its own screen, and is deallocated with it.
  func requireDeallocationWithScreen() async throws {
    let (navigator, output, root) = (Navigator(), DetailModuleOutputSpy(), Screen())
    LeakDetector.watchToTheEnd(output)
    navigator.push(root)
    for item in [Item.clock, .lamp, .favouriteLamp] {
      let detector = LeakDetector()
      do {
        let module = try DetailModule(for: item, output: output, sourceLocation: place)
        try module.requireConnections()
        module.watch(with: detector)
        await when { navigator.push(module.view) }
        try module.requireConnections()
        module.view.didSelectRow(at: 1)
        let sheet = Look(
          title: item.name, lines: ["Stall \(item.stall) has it. Go and bargain."], isSheet: true)
        try require(
          navigator.looks.last, equals: sheet, Rule.routeCarriesItem, sourceLocation: place)
        navigator.dismiss()
        module.view.didSelectRow(at: 2)
        try #require(navigator.top === root, Rule.routerReachesScreen, sourceLocation: place)
      }
      _ = await eventually { detector.survivors == [] }
      expect(detector.survivors, equals: [], Rule.detailGoesWithScreen, sourceLocation: place)
    }
  }
}
