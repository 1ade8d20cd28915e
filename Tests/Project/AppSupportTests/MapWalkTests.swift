import Foundation
import ScreenKit
import SnapshotSupport
import Testing

@testable import AppSupport

struct MapWalkTests {
  private let words = ReferenceKinds("weak:Screen.navigator weak:ListPiece.view")

  /// What the map says of a list that opens details; no wait takes any time.
  private func map(of list: @escaping () -> Screen) async -> String {
    await news(of: list).text(asEvents: false)
  }

  private func news(of list: @escaping () -> Screen) async -> MapOutput {
    var news = MapOutput()
    let walk = MapWalk(words, typing: ["1"], print: { news = news + $0 }, wait: { _ in })
    await walk.run { _ in list() }
    return news
  }

  @Test func `A program gets the map as events, which say the same`() async throws {
    let news = await news { ListScreen { DetailScreen() } }
    let list = news.events.first
    guard case .shown("ListScreen", let references) = list else {
      return #expect(Bool(false), "\(String(describing: list))")
    }
    #expect(references.contains(MapReference("Navigator", "screens", "ListScreen")))
    #expect(references.contains(MapReference("ListPiece", "view", "ListScreen", isWeak: true)))
    #expect(references.contains(MapReference("ListPiece", "strongView", nil)))
    let closed = [
      MapEvent.closed("DetailScreen", deallocated: ["DetailScreen"], alive: []),
      .closed("ListScreen", deallocated: ["ListScreen", "ListPiece"], alive: []),
      .closed("the window", deallocated: ["Navigator", "ListScreen", "ListPiece"], alive: []),
    ]
    #expect(news.events.suffix(3) == closed[...])
    let lines = news.text(asEvents: true).split(separator: "\n")
    let read = try lines.map { try JSONDecoder().decode(MapEvent.self, from: Data($0.utf8)) }
    #expect(read == news.events)
  }

  @Test func `A module without a cycle is deallocated with its screens`() async {
    expect(await map { ListScreen { DetailScreen() } }, equalsSnapshot: "no-cycle")
  }

  @Test
  func `A retain cycle is shown with its properties, and so is what retains the objects in it`()
    async
  {
    let text = await map {
      let list = ListScreen { DetailScreen() }
      list.piece.strongView = list
      list.piece.helper = Helper()
      return list
    }
    expect(text, equalsSnapshot: "cycle")
  }

  @Test func `A window is closed with its screen open, which shows who retains it`() async {
    var news = MapOutput()
    let walk = MapWalk(words, typing: [], print: { news = news + $0 }, wait: { _ in })
    await walk.run { navigator in
      let list = ListScreen { nil }
      list.piece.window = navigator
      return list
    }
    #expect(news.events.contains { if case .cycle(_, true) = $0 { true } else { false } })
    expect(news.text(asEvents: false), equalsSnapshot: "window")
  }

  @Test func `Who else holds a piece is named`() async {
    let text = await map {
      let list = ListScreen { nil }
      list.helper = Helper()
      list.piece.helper = list.helper
      return list
    }
    expect(text, equalsSnapshot: "shared-helper")
    #expect(MapText.list(["Cart", "Till", "Shop"], width: 15) == "Cart and 2 more")
  }

  @Test func `A remark without room stands below its line`() {
    let long = "⇒ .shop" + String(repeating: "S", count: MapText.width - 20)
    #expect(
      MapText.line("⇒ .shop Shop", "held by Till, too", indentation: "  ")
        == ["  ⇒ .shop Shop   held by Till, too"])
    #expect(
      MapText.line(long, "held by Till, too", indentation: "  ")
        == ["  " + long, "      held by Till, too"])
  }

  @Test func `A name without room stands below its property`() {
    let name = String(repeating: "S", count: MapText.width - 9)
    #expect(
      MapText.line("⇒ .shop \(name)", indentation: "    ") == ["    ⇒ .shop", "        \(name)"])
    #expect(
      MapText.wrapped(["is", "held", "by", "\(name).shop"], after: "alive  ")
        == ["alive  is held by", "       \(name)", "       .shop"])
  }

  @Test func `What a closure retains is retained by something the map can't see`() async {
    let text = await map {
      ListScreen {
        let detail = DetailScreen()
        detail.onDone = { detail.title = "" }
        return detail
      }
    }
    expect(text, equalsSnapshot: "closure")
  }

  @Test func `A screen that shows no row, or loads without end, is mapped and left`() async {
    for (isLoading, name) in [(false, "no-row"), (true, "loading")] {
      let text = await map {
        let screen = DetailScreen()
        screen.isLoading = isLoading
        return screen
      }
      expect(text, equalsSnapshot: name)
    }
  }

  @Test func `The rows of a child come first, and its loading is waited for`() async {
    var news = MapOutput()
    let walk = MapWalk(words, typing: ["2"], print: { news = news + $0 }, wait: { _ in })
    await walk.run { _ in
      let list = ListScreen { DetailScreen() }
      let header = HeaderScreen()
      list.addChild(header)
      Task { [weak header] in header?.isLoading = false }
      return list
    }
    expect(news.text(asEvents: false), equalsSnapshot: "child")
  }

  @Test func `Several ways lead from a screen, and each is gone`() async {
    var news = MapOutput()
    let walk = MapWalk(
      words, typing: ["1", "1", "b", "1"], print: { news = news + $0 }, wait: { _ in })
    await walk.run { _ in ListScreen { DetailScreen() } }
    expect(news.text(asEvents: false), equalsSnapshot: "several-ways")
    let closed = news.events.compactMap { event in
      if case .closed(let name, _, _) = event { name } else { nil }
    }
    #expect(closed == ["DetailScreen", "DetailScreen", "ListScreen", "the window"])
  }

  @Test func `A row that opens nothing is told`() async {
    expect(await map { ListScreen { nil } }, equalsSnapshot: "opens-nothing")
  }
}
