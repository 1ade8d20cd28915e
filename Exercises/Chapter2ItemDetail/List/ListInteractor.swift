/// Interactor: delivers the items that are for sale, and puts changed ones back into their source.
final class ListInteractor: ListInteractorInputProtocol {
  weak var presenter: (any ListInteractorOutputProtocol)?
  var source: (any ItemSourceProtocol)?

  func retrieveItems() {
    guard let source else { return }
    do {
      deliver(try source.items())
    } catch {
      presenter?.didFail(with: error)
    }
  }

  func keepItem(_ item: Item) {
    source?.replaceItem(with: item)
    retrieveItems()
  }

  private func deliver(_ items: [Item]) {
    // TODO: 2.2 Only this screen leaves out sold items, and the next one would list them. Let none offer them.
    presenter?.didRetrieveItems(items)
  }
}
