import ScreenKit
import TestSupport
import Testing

@testable import Chapter2ItemDetail

/// A window with a list of its own, and the details that its user has opened.
struct ListWindow {
  private let navigator = Navigator()
  private unowned let list: ListView
  private let items: [Item] = [.bicycle, .lamp, .favouriteLamp, .clock]
  private let references: References
  private var opened: [String] = []

  init(_ detector: LeakDetector) throws {
    let screen = ListWireframe.makeListModule(
      navigator: navigator, market: FleaMarket(day: .busy))
    list = try #require(screen as? ListView, Rule.strongForward)
    navigator.push(screen)
    references = Self.references(of: list)
    let presenter = try #require(list.presenter, Rule.strongForward)
    let wireframe = try #require(presenter.wireframe, Rule.strongForward)
    let interactor = try #require(presenter.interactor, Rule.strongForward)
    ([navigator, list, presenter, wireframe, interactor] as [AnyObject]).forEach(detector.watch)
  }

  /// Opens lists and details in up to four windows, and closes them in an order of chance.
  static func requireOwnScreensInManyWindows(
    sourceLocation place: SourceLocation = #_sourceLocation
  ) async throws {
    try require(misreadings, equals: [], Rule.propertyIsItsOwn, sourceLocation: place)
    let detector = LeakDetector()
    var windows = [try ListWindow(detector), try ListWindow(detector)]
    var chance = ChanceOrder(seed: 11)
    for _ in 0..<50 {
      let index = chance.number(below: windows.count)
      switch chance.number(below: 6) {
      case 0 where windows.count < 4: windows.append(try ListWindow(detector))
      case 0: windows.remove(at: index)
      case 1, 2: windows[index].close()
      default: windows[index].open(chance.number(below: 4))
      }
      if windows.isEmpty { windows.append(try ListWindow(detector)) }
      await settle()
      for window in windows { try window.requireOwnScreens(place) }
    }
    windows = []
    _ = await eventually { detector.survivors == [] }
    expect(detector.survivors, equals: [], Rule.navigatorIsBorrowed, sourceLocation: place)
  }

  /// The properties that another list has changed.
  private static var misreadings: [String] {
    let (views, presenters) = ([ListView(), ListView()], [ListPresenter(), ListPresenter()])
    return [
      PropertyWalk("view.presenter", \.presenter, of: views) {
        ListPresenterSpy(ListRecorder(ListRecording())) as any ListPresenterProtocol
      }.misreading(),
      PropertyWalk("presenter.wireframe", \.wireframe, of: presenters) {
        ListWireframeSpy(ListRecorder(ListRecording())) as any ListWireframeProtocol
      }.misreading(),
    ].compactMap(\.self)
  }

  /// Calls the wireframe of a window that was closed.
  static func tapInClosedWindow() async {
    for isUsed in [false, true] {
      let wireframe: ListWireframe
      let screen: Screen
      do {
        let navigator = Navigator()
        wireframe = ListWireframe(navigator: navigator)
        screen = ListWireframe.makeListModule(
          navigator: navigator, market: FleaMarket(day: .busy))
        navigator.push(screen)
        if isUsed {
          wireframe.showDetail(for: .lamp)
          screen.didSelectRow(at: 0)
        }
        await settle()
      }
      for item in [Item.lamp, .clock] { wireframe.showDetail(for: item) }
      screen.didSelectRow(at: 1)
      await settle()
    }
  }

  mutating func open(_ index: Int) {
    // Which row opens which item is part of earlier exercises.
    opened.append(ItemFormatter.title(of: items[index]))
    list.presenter?.wireframe?.showDetail(for: items[index])
  }

  mutating func close() {
    navigator.pop()
    _ = opened.popLast()
  }

  func requireOwnScreens(_ place: SourceLocation) throws {
    try require(
      navigator.screens.map(\.title), equals: ["Flea market"] + opened, Rule.windowsAreApart,
      sourceLocation: place)
    let replaced = references.replaced(by: Self.references(of: list))
    try require(replaced, equals: [], Rule.propertyIsItsOwn, sourceLocation: place)
  }

  private static func references(of list: ListView) -> References {
    References([
      "view.presenter": list.presenter, "presenter.view": list.presenter?.view,
      "presenter.wireframe": list.presenter?.wireframe,
      "presenter.interactor": list.presenter?.interactor,
    ])
  }
}
