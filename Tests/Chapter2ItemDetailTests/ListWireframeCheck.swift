import ScreenKit
import TestSupport
import Testing

@testable import Chapter2ItemDetail

/// A wireframe that opens many details, in one window or in several.
struct ListWireframeCheck {
  private let navigator = Navigator()
  private let output = DetailModuleOutputSpy()
  private let place: SourceLocation

  init(sourceLocation place: SourceLocation = #_sourceLocation) { self.place = place }

  /// A closed detail can be opened again, and what lies below stays as it was.
  func requireDetailOfEachItem() async throws {
    var rule = Rule.wireframePushes
    for depth in [1, 2] {
      let list = ListView()
      navigator.push(list)
      list.showItems([.lamp, .bicycle])
      list.showMessage("It failed.")
      let wireframe = ListWireframe(navigator: navigator)
      wireframe.output = output
      let (before, below) = (navigator.looks, navigator.screens)
      let items: [Item] = [.clock, .clock, .favouriteLamp] + Item.many.prefix(4)
      for item in items + Item.changedLamps.flatMap({ [.lamp, $0] }) {
        await when { wireframe.showDetail(for: item) }
        let detail = try opened(rule)
        try #require(
          navigator.screens.starts(with: below, by: ===), Rule.openingIsAll, sourceLocation: place)
        try require(navigator.screens.count, equals: depth + 1, rule, sourceLocation: place)
        try require(detail.title, equals: ItemFormatter.title(of: item), Rule.detailNamesItself)
        try require(
          delivered(by: detail), equals: [item], Rule.openedItemIsWhole, sourceLocation: place)
        try #require(navigator.presented == nil, Rule.openingIsAll, sourceLocation: place)
        try require(
          Array(navigator.looks.dropLast()), equals: before, Rule.openingIsAll,
          sourceLocation: place)
        try require(output.reported, equals: [], Rule.openingIsAll, sourceLocation: place)
        navigator.pop()
        rule = Rule.eachCallOpens
      }
    }
  }

  /// The second call comes before anything else runs.
  func requireDetailOfEachCallAtOnce() async throws {
    navigator.push(Screen())
    let wireframe = ListWireframe(navigator: navigator)
    let items = [Item.clock, .lamp, .favouriteLamp, .lamp, .lamp]
    await when { items.forEach(wireframe.showDetail) }
    let details = navigator.screens.compactMap { $0 as? DetailView }
    try require(
      details.map(\.title), equals: items.map(ItemFormatter.title), Rule.eachCallOpens,
      sourceLocation: place)
  }

  func requireCurrentOutput() async throws {
    navigator.push(Screen())
    let wireframe = ListWireframe(navigator: navigator)
    for output in [output, output, nil, nil, DetailModuleOutputSpy()] {
      wireframe.output = output
      await when { wireframe.showDetail(for: .clock) }
      let detail = try opened(Rule.wireframePushes)
      try #require(
        detail.presenter.output === output, Rule.wireframePassesOutput, sourceLocation: place)
      navigator.pop()
    }
  }

  func requireNothingIsKept() async throws {
    navigator.push(Screen())
    let wireframe = ListWireframe(navigator: navigator)
    for _ in 1...2 {
      let kept = LeakDetector.survivors { detector in
        let output = DetailModuleOutputSpy()
        wireframe.output = output
        detector.watch(output)
        wireframe.showDetail(for: .clock)
        wireframe.output = nil
      }
      await settle()
      try require(kept, equals: [], Rule.borrowedIsNotKept, sourceLocation: place)
      let detector = LeakDetector()
      detector.watch(try opened(Rule.wireframePushes))
      navigator.pop()
      _ = await eventually { detector.survivors == [] }
      expect(detector.survivors, equals: [], Rule.wireframeKeepsNoScreen, sourceLocation: place)
    }
  }

  /// Two windows, of which the first one stays open, and their details in turn.
  func requireOwnOutputOfEachList() async throws {
    let detector = LeakDetector()
    var wireframes: [any ListWireframeProtocol] = []
    do {
      var windows: [(navigator: Navigator, list: ListView)] = []
      for _ in 1...2 {
        let navigator = Navigator()
        let screen = ListWireframe.makeListModule(
          navigator: navigator, market: FleaMarket(day: .busy))
        try require(
          Look(screen), equals: Look(ListView()), Rule.listStartsNothing, sourceLocation: place)
        try require(navigator.looks, equals: [], Rule.listStartsNothing, sourceLocation: place)
        navigator.push(screen)
        let list = try #require(
          screen as? ListView, Rule.strongForward, sourceLocation: place)
        let presenter = try #require(list.presenter, Rule.strongForward, sourceLocation: place)
        detector.watch(presenter)
        wireframes.append(
          try #require(presenter.wireframe, Rule.strongForward, sourceLocation: place))
        windows.append((navigator, list))
        try await requireOutput(in: windows)
      }
      for window in windows { window.list.presenter = nil }
    }
    // The wireframes stay, and their screens with them until exercise 2.11, but no view owns a presenter any more.
    _ = await eventually { detector.survivors == [] }
    withExtendedLifetime(wireframes) {
      expect(detector.survivors, equals: [], Rule.borrowedIsNotKept, sourceLocation: place)
    }
  }

  private func requireOutput(in windows: [(navigator: Navigator, list: ListView)]) async throws {
    for (navigator, list) in windows + windows {
      await when { list.presenter?.wireframe?.showDetail(for: .clock) }
      let detail = try #require(
        navigator.top as? DetailView, Rule.wireframePushes, sourceLocation: place)
      let receiver = detail.presenter.output
      let isOther = windows.contains { $0.list !== list && $0.list.presenter === receiver }
      try #require(!isOther || receiver == nil, Rule.wireframePassesOutput, sourceLocation: place)
      try #require(receiver === list.presenter, Rule.outputIsConnected, sourceLocation: place)
      navigator.pop()
    }
  }

  private func opened(_ rule: Comment) throws -> DetailView {
    try #require(navigator.top as? DetailView, rule, sourceLocation: place)
  }

  /// What the interactor of a detail delivers.
  private func delivered(by detail: DetailView) -> [Item] {
    let asker = DetailOutputSpy()
    detail.presenter.interactor.presenter = asker
    detail.presenter.interactor.retrieveItem()
    return asker.retrieved
  }
}
