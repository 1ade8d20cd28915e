@testable import Chapter2ItemDetail

/// A presenter that opens a detail correctly, or in a way that a check should catch.
final class ListPresenterVariant: ListPresenterProtocol, ListInteractorOutputProtocol {
  /// What it does, a phrase that follows "a presenter that".
  let deed: String
  weak var view: (any ListViewProtocol)?
  var interactor: (any ListInteractorInputProtocol)?
  var wireframe: (any ListWireframeProtocol)?
  fileprivate var items: [Item] = []
  fileprivate var lastTapped: Item?
  fileprivate var tapCount = 0
  private let merge: ([Item], [Item]) -> [Item]
  private let arrive: (ListPresenterVariant) -> Void
  private let select: (ListPresenterVariant, Item) -> Void
  private let miss: (ListPresenterVariant) -> Void

  fileprivate init(
    _ deed: String, arrive: @escaping (ListPresenterVariant) -> Void = { _ in },
    select: @escaping (ListPresenterVariant, Item) -> Void,
    miss: @escaping (ListPresenterVariant) -> Void = { _ in },
    merge: @escaping (_ old: [Item], _ new: [Item]) -> [Item] = { $1 }
  ) {
    self.deed = deed
    self.merge = merge
    self.arrive = arrive
    self.select = select
    self.miss = miss
  }

  func viewDidLoad() { interactor?.retrieveItems() }

  func didRetrieveItems(_ items: [Item]) {
    self.items = merge(self.items, items)
    arrive(self)
  }

  func didFail(with error: ItemError) {}

  func didSelectItem(id: ItemRow.ID) {
    guard let item = items.first(where: { $0.id == id }) else { return miss(self) }
    tapCount += 1
    select(self, item)
    lastTapped = item
  }

  fileprivate func open(_ item: Item?) {
    if let item { wireframe?.showDetail(for: item) }
  }
}

extension ListPresenterVariant {
  static var all: [ListPresenterVariant] { right + broken }

  /// Presenters for which a check must pass, created on each call.
  static var right: [ListPresenterVariant] {
    [
      .init("opens the tapped item") { $0.open($1) },
      .init("shows its rows, and opens the tapped item") {
        $0.view?.showItems($0.items.map { ItemRow(id: $0.id, title: $0.name, price: "") })
      } select: {
        $0.open($1)
      },
      .init("opens the tapped item, and tells its view so") {
        $0.view?.showMessage("You looked at \($1.name).")
        $0.open($1)
      },
    ]
  }

  /// Presenters for which a check must fail, created on each call.
  static var broken: [ListPresenterVariant] {
    [
      .init("opens nothing") { _, _ in },
      .init("opens the detail twice") {
        $0.open($1)
        $0.open($1)
      },
      .init("opens the first item, no matter which one was tapped") { presenter, _ in
        presenter.open(presenter.items.first)
      },
      .init("opens the last item, no matter which one was tapped") { presenter, _ in
        presenter.open(presenter.items.last)
      },
      .init("opens another item, and the tapped one over it") { presenter, tapped in
        presenter.open(presenter.items.first { $0.id != tapped.id })
        presenter.open(tapped)
      },
      .init("asks the interactor for the items again, and opens nothing") { presenter, _ in
        presenter.interactor?.retrieveItems()
      },
      .init("has its view show a message, and opens nothing") {
        $0.view?.showMessage("You looked at \($1.name).")
      },
      .init("ignores every tap but the first") {
        if $0.tapCount == 1 { $0.open($1) }
      },
      .init("opens the first item if the tapped one no longer exists") {
        $0.open($1)
      } miss: {
        $0.open($0.items.first)
      },
      .init("opens nothing at the first tap, and two details at the second one") {
        if $0.tapCount == 2 { $0.open($0.lastTapped) }
        if $0.tapCount > 1 { $0.open($1) }
      },
      .init("opens the first item before the tap, and the tapped one after it") {
        $0.open($0.items.first)
      } select: {
        $0.open($1)
      },
      .init("opens the last item before the first tap, and nothing at this tap") {
        if $0.tapCount == 0 { $0.open($0.items.last) }
      } select: {
        if $0.tapCount > 1 { $0.open($1) }
      },
      .init("opens an item only after a tap on another one") { presenter, _ in
        presenter.open(presenter.lastTapped)
      },
    ] + copying + forgetting
  }

  /// Presenters that go wrong when a second list arrives.
  private static var forgetting: [ListPresenterVariant] {
    [
      .init("keeps the items of the first list") {
        $0.open($1)
      } merge: { old, new in
        old.isEmpty ? new : old
      },
      .init("opens an item as it was in the first list") {
        $0.open($1)
      } merge: { old, new in
        new.map { item in old.first { $0.id == item.id } ?? item }
      },
      .init("opens an item that has left the list") {
        $0.open($1)
      } merge: { old, new in
        new + old.filter { item in !new.contains { $0.id == item.id } }
      },
    ]
  }

  /// Presenters that open a copy of the tapped item, with one changed property.
  private static var copying: [ListPresenterVariant] {
    let changes: [(String, (inout Item) -> Void)] = [
      ("that has another name", { $0.name += "!" }),
      ("that has another price", { $0.priceInCents += 1 }),
      ("at another stall", { $0.stall += 1 }),
      ("that is sold", { $0.isSold.toggle() }),
      ("that is a favourite", { $0.isFavourite.toggle() }),
    ]
    return changes.map { words, change in
      .init("opens a copy of the tapped item \(words)") {
        var copy = $1
        change(&copy)
        $0.open(copy)
      }
    }
  }
}
