/// Interactor: keeps the item that this module is about, and changes it.
final class DetailInteractor: DetailInteractorInputProtocol {
  weak var presenter: (any DetailInteractorOutputProtocol)?
  private var item: Item

  init(item: Item) {
    self.item = item
  }

  func retrieveItem() {
    presenter?.didRetrieveItem(item)
  }

  func toggleFavourite() {
    item.isFavourite.toggle()
    presenter?.didChangeItem(item)
  }
}
