import ScreenKit
import TestSupport
import Testing

@testable import Chapter2ItemDetail

extension Chapter2.OpenAndReturn {
  @Test func `2.9 The wireframe opens the selected item's detail, exactly once`() async throws {
    var rule = Rule.wireframePushes
    for list in [ListHarness(isRoot: true), ListHarness(), ListHarness()] {
      list.screen.showItems([.lamp, .bicycle])
      list.screen.showMessage("It failed.")
      let wireframe = ListWireframe(navigator: list.navigator)
      wireframe.output = list.detailOutput
      let (before, below) = (list.navigator.looks, list.navigator.screens)
      let depth = before.count + 1
      // A closed detail can be opened again.
      let items: [Item] = [.clock, .clock, .favouriteLamp]
      let changed = Item.changedLamps.flatMap { [.lamp, $0] }
      for item in items + Array(Item.many.prefix(4)) + changed {
        await list.step { wireframe.showDetail(for: item) }

        let detail = try #require(list.navigator.top as? DetailView, rule)
        try #require(list.navigator.screens.starts(with: below, by: ===), Rule.openingIsAll)
        try require(list.navigator.screens.count, equals: depth, rule)
        let asker = DetailOutputSpy()
        detail.presenter.interactor.presenter = asker
        detail.presenter.interactor.retrieveItem()
        try require(asker.retrieved.map(\.id), equals: [item.id], rule)
        try require(asker.retrieved, equals: [item], Rule.openedItemIsWhole)
        try require(detail.title, equals: ItemFormatter.title(of: item), Rule.detailNamesItself)
        try #require(list.navigator.screens.dropLast().last === list.screen, rule)
        try #require(list.navigator.presented == nil, Rule.openingIsAll)
        try require(Array(list.navigator.looks.dropLast()), equals: before, Rule.openingIsAll)
        try require(list.recorded, equals: Recording(), Rule.openingIsAll)
        list.navigator.pop()
        rule = Rule.eachCallOpens
      }
    }
  }

  @Test func `2.9 The wireframe opens a detail for each of two calls`() async throws {
    navigator.push(Screen())
    let wireframe = ListWireframe(navigator: navigator)
    // The second call comes before anything else runs.
    let items = [Item.clock, .lamp, .favouriteLamp, .lamp, .lamp]
    items.forEach(wireframe.showDetail)
    await settle()
    let details = navigator.screens.compactMap { $0 as? DetailView }
    try require(
      details.map(\.title), equals: items.map(ItemFormatter.title), Rule.eachCallOpens)
  }

  @Test func `2.9 The wireframe retains no closed detail`() async throws {
    let list = try pushList(on: navigator)
    let wireframe = try #require(list.presenter?.wireframe, Rule.strongForward)
    for _ in 1...2 {
      let kept = LeakDetector.survivors { detector in
        let output = DetailModuleOutputSpy()
        let ownOutput = (wireframe as? ListWireframe)?.output
        (wireframe as? ListWireframe)?.output = output
        detector.watch(output)
        wireframe.showDetail(for: .clock)
        (wireframe as? ListWireframe)?.output = ownOutput
      }
      await settle()
      try require(kept, equals: [], Rule.borrowedIsNotKept)
      navigator.pop()
      let detector = LeakDetector()
      wireframe.showDetail(for: .clock)
      await settle()
      do { detector.watch(try #require(navigator.top as? DetailView, Rule.wireframePushes)) }
      navigator.pop()
      _ = await eventually { detector.survivors == [] }

      expect(detector.survivors, equals: [], Rule.wireframeKeepsNoScreen)
    }
  }

  @Test func `2.9 The wireframe passes its output on to the detail`() async throws {
    navigator.push(Screen())
    let wireframe = ListWireframe(navigator: navigator)
    for output in [output, nil, DetailModuleOutputSpy()] {
      wireframe.output = output
      for _ in 1...2 {
        wireframe.showDetail(for: .clock)
        await settle()

        let detail = try #require(navigator.top as? DetailView, Rule.wireframePushes)
        try #require(detail.presenter.output === output, Rule.wireframePassesOutput)
        navigator.pop()
      }
    }
  }

  @Test func `2.9 The list's presenter receives the changes of a detail`() async throws {
    let detector = LeakDetector()
    var wireframes: [any ListWireframeProtocol] = []
    do {
      // The first window stays open.
      var lists: [(navigator: Navigator, presenter: any ListPresenterProtocol)] = []
      for _ in 1...2 {
        let navigator = Navigator()
        let screen = ListWireframe.makeListModule(
          navigator: navigator, market: FleaMarket(day: .busy))
        try require(Look(screen), equals: Look(ListView()), Rule.listStartsNothing)
        try require(navigator.looks, equals: [], Rule.listStartsNothing)

        let presenter = try #require((screen as? ListView)?.presenter, Rule.strongForward)
        lists.append((navigator, presenter))
        wireframes.append(try #require(presenter.wireframe, Rule.strongForward))
        detector.watch(presenter)
        navigator.push(screen)
        // The first detail opens before anything else runs.
        for _ in 1...2 {
          presenter.wireframe?.showDetail(for: .clock)
          await settle()

          let detail = try #require(navigator.top as? DetailView, Rule.wireframePushes)
          try #require(detail.presenter.output === presenter, Rule.outputIsConnected)
          navigator.pop()
        }
      }
      // The wireframes stay, and their screens with them until exercise 2.11, but no view owns a presenter any more.
      defer { for list in lists { (list.navigator.screens.first as? ListView)?.presenter = nil } }
      // The user returns to the first window, while the second one is open.
      for (list, other) in zip(lists, lists.reversed()) {
        list.presenter.wireframe?.showDetail(for: .lamp)
        await settle()

        let detail = try #require(list.navigator.top as? DetailView, Rule.wireframePushes)
        let receiver = detail.presenter.output
        try #require(receiver !== other.presenter, Rule.wireframePassesOutput)
        try #require(receiver === list.presenter, Rule.outputIsConnected)
      }
    }
    _ = await eventually { detector.survivors == [] }
    withExtendedLifetime(wireframes) {
      expect(detector.survivors, equals: [], Rule.borrowedIsNotKept)
    }
  }
}
