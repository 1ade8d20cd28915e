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
    // exercise 2.2 · interactor: Only this screen leaves out sold items, and the next one would list them. Let none offer them.
    presenter?.didRetrieveItems(items.filter { !$0.isSold })
    // starter: presenter?.didRetrieveItems(items)
    // end 2.2
  }
}
