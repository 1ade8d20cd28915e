import Foundation
import ScreenKit
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
    let text = await map { ListScreen { DetailScreen() } }
    #expect(text.contains("⇒ .screens ListScreen\n      ⇒ .piece ListPiece"))
    #expect(
      text.contains("closing DetailScreen:\n  deallocated  DetailScreen\n  still alive  nothing"))
    #expect(
      text.contains(
        "closing ListScreen:\n  deallocated  ListScreen, ListPiece\n  still alive  nothing"))
    #expect(text.contains("⇒ .screens ListScreen   drawn above\n    ⇒ .screens DetailScreen"))
    #expect(!text.contains("Retain cycle"))
    #expect(text.contains("⇒ .strongView nil"))
    #expect(text.contains("No retain cycles yet, but a property is nil."))
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
    #expect(
      text.contains(
        "deallocated:\n    ListScreen ⇒ .piece ListPiece ⇒ .strongView ListScreen\n  It also retains: Helper"
      ))
    #expect(text.contains("still alive  ListScreen is retained by ListPiece.strongView"))
  }

  @Test func `A window is closed with its screen open, which shows who retains it`() async {
    var news = MapOutput()
    let walk = MapWalk(words, typing: [], print: { news = news + $0 }, wait: { _ in })
    await walk.run { navigator in
      let list = ListScreen { nil }
      list.piece.window = navigator
      return list
    }
    let text = news.text(asEvents: false)
    #expect(news.events.contains { if case .cycle(_, true) = $0 { true } else { false } })
    #expect(text.contains("Temporary cycle, until the screen is closed:\n    Navigator ⇒ .screens"))
    #expect(
      text.contains(
        "closing a window with the first screen open:\n  deallocated  nothing\n  still alive  Navigator"
      ))
    #expect(text.contains("Retain cycle, will never be deallocated:\n  Navigator ⇒ .screens"))
    #expect(
      await map { ListScreen { nil } }.contains(
        "first screen open:\n  deallocated  Navigator, ListScreen, ListPiece\n  still alive  nothing"
      ))
  }

  @Test func `Who else holds a piece is named`() async {
    let text = await map {
      let list = ListScreen { nil }
      list.helper = Helper()
      list.piece.helper = list.helper
      return list
    }
    #expect(text.contains("⇒ .helper Helper   also retained by ListScreen"))
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
    #expect(text.contains("DetailScreen is retained by something the map can't see"))
    #expect(text.contains("DetailScreen.onDone, a closure"))
  }

  @Test func `A screen that shows no row, or loads without end, is mapped and left`() async {
    for isLoading in [false, true] {
      let text = await map {
        let screen = DetailScreen()
        screen.isLoading = isLoading
        return screen
      }
      #expect(text.contains("still loading") == isLoading)
      #expect(text.contains("No retain cycles: everything can be deallocated with its screen."))
      #expect(text.contains("DetailScreen shows no row to open."))
      #expect(text.contains("After closing DetailScreen:\n  deallocated  DetailScreen"))
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
    let text = news.text(asEvents: false)
    #expect(text.contains("⇒ .children HeaderScreen"))
    #expect(!text.contains("still loading"))
    #expect(text.contains("After closing DetailScreen:\n  deallocated  DetailScreen"))
    #expect(
      text.contains("After closing ListScreen:\n  deallocated  ListScreen, ListPiece, HeaderScreen")
    )
  }

  @Test func `A row that opens nothing is told`() async {
    let text = await map { ListScreen { nil } }
    #expect(text.contains("What the map typed on ListScreen opened no other screen."))
    #expect(text.contains("After closing ListScreen:"))
  }
}
