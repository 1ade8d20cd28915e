@testable import Chapter2ItemDetail

/// A view that remembers what is on it, as a person would see it.
final class ListViewSpy: ListViewProtocol {
  var presenter: (any ListPresenterProtocol)?
  var items: [ItemRow] = []
  var message: String?
  /// The message that the newest rows took away.
  var lostMessage: String?

  func showItems(_ items: [ItemRow]) {
    self.items = items
    lostMessage = message
    message = nil
  }
  func showMessage(_ message: String) { self.message = message }
}

/// A presenter, as the view sees it: what it was told.
final class ListPresenterSpy: ListPresenterProtocol {
  weak var view: (any ListViewProtocol)?
  var interactor: (any ListInteractorInputProtocol)?
  var wireframe: (any ListWireframeProtocol)?
  var loadCount = 0
  var selectedIDs: [ItemRow.ID] = []

  func viewDidLoad() { loadCount += 1 }
  func didSelectItem(id: ItemRow.ID) { selectedIDs.append(id) }
}

/// An interactor that remembers what it was asked to do.
final class ListInteractorSpy: ListInteractorInputProtocol {
  weak var presenter: (any ListInteractorOutputProtocol)?
  var source: (any ItemSourceProtocol)?
  var retrieveCount = 0
  var keptItems: [Item] = []

  func retrieveItems() { retrieveCount += 1 }
  func keepItem(_ item: Item) { keptItems.append(item) }
}

/// A presenter, as the interactor sees it: what it was told, in order.
final class ListOutputSpy: ListInteractorOutputProtocol {
  var retrieved: [[Item]] = []
  var errors: [ItemError] = []

  func didRetrieveItems(_ items: [Item]) { retrieved.append(items) }
  func didFail(with error: ItemError) { errors.append(error) }
}

/// An item source in memory, which fails when it is told to.
final class ItemSourceFake: ItemSourceProtocol {
  var stock: [Item] = []
  var error: ItemError?
  var replaced: [Item] = []

  func items() throws(ItemError) -> [Item] {
    if let error { throw error }
    return stock
  }

  func replaceItem(with item: Item) {
    replaced.append(item)
    stock = stock.map { $0.id == item.id ? item : $0 }
  }
}
