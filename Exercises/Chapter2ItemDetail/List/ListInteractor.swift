/// Interactor: the rules about items, such as which of them count.
final class ListInteractor: ListInteractorInputProtocol {
  weak var presenter: (any ListInteractorOutputProtocol)?
  var source: (any ItemSourceProtocol)?

  func retrieveItems() {
    do {
      offer(try source?.items() ?? [])
    } catch {
      presenter?.didFail(with: error)
    }
  }

  func keepItem(_ item: Item) {
    source?.replaceItem(with: item)
    retrieveItems()
  }

  private func offer(_ items: [Item]) {
    // TODO: 2.2 Hand over only what can still be bought. Sold items do not count.
    presenter?.didRetrieveItems(items)
  }
}
