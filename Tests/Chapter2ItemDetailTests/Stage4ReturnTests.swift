import ScreenKit
import TestSupport
import Testing

@testable import Chapter2ItemDetail

extension Chapter2.OpenAndReturn {
  @Test func `2.10 The detail's presenter shows the item as it is now, and reports it`()
    async throws
  {
    // The star is set, removed and set again; other properties may change as well.
    // Swift 6.2 needs the type of each part.
    let first: [Item] = [.favouriteLamp, .lamp, .favouriteLamp, .clock]
    let all: [Item] = first + Array(Item.many.prefix(8)) + Item.changedLamps
    let old = ItemDetail(title: "Old", price: "Old", favouriteAction: "Old")
    for changes in [[.favouriteLamp], [.favouriteLamp], [.lamp], all] {
      let detail = DetailHarness()
      let before: Item = changes == [.lamp] ? .favouriteLamp : .lamp
      await detail.step(from: Recording(detail: old)) { detail.presenter.didRetrieveItem(before) }
      try require(detail.recorded.reported, equals: [], Rule.onlyChangeIsReported)

      for item in changes {
        await detail.step(from: Recording(detail: old)) { detail.presenter.didChangeItem(item) }

        let removed = changes == [.lamp] ? Rule.removedStarReturns : nil
        try require(
          detail.recorded.detail, equals: item.expectedDetail, removed ?? Rule.changeIsShown)
        try require(detail.recorded.reported, equals: [item], removed ?? Rule.changeIsReported)
        try #require(
          !detail.recorded.detailCommands.contains("close the screen"), Rule.detailStaysOpen)
        try require(
          detail.recorded, equals: Recording(detail: item.expectedDetail, reported: [item]),
          Rule.returningIsAll)
        try await expectRows(of: detail, for: item)
      }
    }
  }

  @Test func `2.10 A change is reported, even if the detail closes right after it`() async throws {
    let detail = DetailHarness()
    await detail.step {
      let presenter = DetailPresenter(
        interactor: detail.interactor, router: detail.router, output: detail.output)
      presenter.didRetrieveItem(.lamp)
      presenter.didChangeItem(.favouriteLamp)
    }
    try require(detail.recorded.reported, equals: [.favouriteLamp], Rule.resultIsNotLost)
  }

  @Test func `2.10 The detail's presenter reports a change, with or without a view`() async throws {
    let detail = DetailHarness()
    detail.presenter.view = nil
    await detail.step {
      detail.presenter.didChangeItem(.favouriteLamp)
      detail.presenter.didChangeItem(.lamp)
    }
    try require(detail.recorded.reported, equals: [.favouriteLamp, .lamp], Rule.changeIsReported)
    try await expectRows(of: detail, for: .lamp)
    let kept = LeakDetector.survivors { detector in
      let output = DetailModuleOutputSpy()
      let presenter = DetailPresenter(
        interactor: detail.interactor, router: detail.router, output: output)
      detector.watch(output)
      presenter.didChangeItem(.favouriteLamp)
      presenter.didChangeItem(.lamp)
    }
    await settle()
    try require(kept, equals: [], Rule.borrowedIsNotKept)
    await detail.step { detail.presenter.didRetrieveItem(.lamp) }
    expect(detail.recorded, equals: Recording(), Rule.onlyChangeIsReported)
  }

  @Test func `2.10 The list's presenter has its interactor keep the changed item`() async throws {
    // The item may no longer be in the list: it was sold while its detail was open.
    // Swift 6.2 needs the type of each part.
    let lamps: [Item] = [.favouriteLamp, .lamp, .favouriteLamp]
    let all: [Item] = lamps + Array(Item.many.prefix(8)) + Item.changedLamps
    for (items, changes, rule) in [
      ([.lamp], [.favouriteLamp], Rule.changeIsKept),
      ([.favouriteLamp], [.lamp], Rule.removedStarReturns), ([], all, Rule.changeIsKept),
      ([.clock, .bicycle], all, Rule.changeIsKept), (Item.many, all, Rule.changeIsKept),
    ] as [([Item], [Item], Comment)] {
      let before = Recording(rows: Listing(items.map(\.expectedRow)), message: "It failed.")
      for item in changes {
        await list.step { list.presenter.didRetrieveItems(items) }
        await list.step(from: before) { list.presenter.detailDidChangeItem(item) }

        try require(list.recorded.kept, equals: [item], rule)
        try require(list.recorded.interactorCalls, equals: 0, Rule.keepingRetrieves)
        var kept = before
        kept.kept = [item]
        try require(list.recorded, equals: kept, Rule.returningIsAll)

        let others = items.filter { $0.id != item.id }
        await list.step { others.forEach { list.presenter.didSelectItem(id: $0.id) } }
        try require(
          Listing(list.recorded.opened), equals: Listing(others), Rule.othersHaveNotChanged)
      }
    }
  }

  @Test func `2.10 The list's presenter keeps the item even without a view`() async throws {
    // The last change of one list is the first one of the next.
    for changes in [[.favouriteLamp, .clock], [.clock, .favouriteLamp]] as [[Item]] {
      let list = ListHarness()
      await list.step { list.presenter.didRetrieveItems([.lamp, .clock]) }
      list.presenter.view = nil
      await list.step { changes.forEach(list.presenter.detailDidChangeItem) }
      try require(list.recorded.kept, equals: changes, Rule.changeIsKept)
      try require(list.recorded, equals: Recording(kept: changes), Rule.returningIsAll)
    }
    try await ListHarness().walk(
      with: [.result, .failure, .tap, .staleTap, .change], judging: [.change],
      Rule.returningIsAll)
  }

  @Test func `2.10 A favourite that is marked in the detail has its star in the list`() async throws
  {
    let market = FleaMarket(day: .busy)
    let screen = ListWireframe.makeListModule(navigator: navigator, market: market)
    navigator.push(screen)
    await settle()
    // What else the rows say, and what a tap on them opens, is part of earlier exercises.
    let wireframe = try #require((screen as? ListView)?.presenter?.wireframe, Rule.strongForward)
    var items = try market.items()
    var rows = ["Bicycle", "Desk lamp", "Wall clock", "★ Box of records"]
    try require(titles(of: screen), equals: rows, Rule.listShowsChange)
    for (name, index, row) in [
      ("Bicycle", 0, "★ Bicycle"), ("Box of records", 3, "Box of records"),
      ("Bicycle", 0, "Bicycle"),
    ] {
      let place = try #require(items.firstIndex { $0.name == name }, Rule.sourceHasAll)
      wireframe.showDetail(for: items[place])
      items[place].isFavourite.toggle()
      await settle()
      let detail = try #require(navigator.top as? DetailView, Rule.wireframePushes)
      // Marked, removed and marked again.
      for _ in 1...3 {
        let title = detail.title
        detail.didSelectRow(at: 0)
        await settle()
        try #require(navigator.top === detail, Rule.detailStaysOpen)
        try #require(detail.title != title, Rule.changeIsShown)
      }
      try require(detail.title, equals: row, Rule.changeIsShown)

      detail.didSelectRow(at: 2)
      await settle()
      try #require(navigator.top === screen, Rule.routerReachesScreen)
      rows[index] = row
      try require(titles(of: screen), equals: rows, Rule.listShowsChange)
      try require(
        navigator.looks, equals: [Look(title: "Flea market", rows: screen.rows)],
        Rule.returningIsAll)
    }
  }

  /// The rows of the list without their prices, and without what is sold.
  private func titles(of screen: Screen) -> [String] {
    screen.rows.filter { !$0.hasPrefix("Radio (sold)") }.map { $0.prefix { $0 != "," }.description }
  }

  /// Expects that the three rows of a detail still work.
  private func expectRows(
    of detail: DetailHarness, for item: Item, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let seller = "show the sheet \"\(item.name): Stall \(item.stall) has it. Go and bargain.\""
    await detail.step { detail.presenter.didSelectSeller() }
    try require(
      detail.recorded, equals: Recording(detailCommands: [seller]), Rule.changeIsRemembered,
      sourceLocation: sourceLocation)
    await detail.step {
      detail.presenter.didSelectFavourite()
      detail.presenter.didSelectClose()
    }
    let orders = ["toggle the favourite", "close the screen"]
    try require(
      detail.recorded, equals: Recording(detailCommands: orders), Rule.returningIsAll,
      sourceLocation: sourceLocation)
  }
}
