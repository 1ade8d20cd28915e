/// Presenter: shows one item, and reports its changes to the module that opened the detail.
final class DetailPresenter: DetailPresenterProtocol {
  weak var view: (any DetailViewProtocol)?
  let interactor: any DetailInteractorInputProtocol
  let router: any DetailRouterProtocol
  private(set) weak var output: (any DetailModuleOutput)?
  private var item: Item?

  init(
    interactor: any DetailInteractorInputProtocol, router: any DetailRouterProtocol,
    output: (any DetailModuleOutput)?
  ) {
    self.interactor = interactor
    self.router = router
    self.output = output
  }

  func viewDidLoad() {
    interactor.retrieveItem()
  }

  func didSelectFavourite() {
    interactor.toggleFavourite()
  }

  func didSelectSeller() {
    guard let item else { return }
    router.showSheet(title: item.name, text: "Stall \(item.stall) has it. Go and bargain.")
  }

  func didSelectClose() {
    router.close()
  }
}

extension DetailPresenter: DetailInteractorOutputProtocol {
  func didRetrieveItem(_ item: Item) {
    self.item = item
    view?.showDetail(
      ItemDetail(
        title: ItemFormatter.title(of: item), price: ItemFormatter.price(of: item),
        favouriteAction: item.isFavourite ? "Remove the star" : "Mark as favourite"))
  }

  func didChangeItem(_ item: Item) {
    // TODO: 2.10 The user marks a favourite, but no star appears, neither in the detail nor in the list.
  }
}
