import ScreenKit

/// View: shows one item, and reports what the user does with it.
final class DetailView: Screen, DetailViewProtocol {
  let presenter: any DetailPresenterProtocol

  init(presenter: any DetailPresenterProtocol) {
    self.presenter = presenter
    super.init()
    title = "Item"
  }

  override func viewDidLoad() {
    presenter.viewDidLoad()
  }

  override func didSelectRow(at index: Int) {
    switch index {
    case 0: presenter.didSelectFavourite()
    case 1: presenter.didSelectSeller()
    default: presenter.didSelectClose()
    }
  }

  func showDetail(_ detail: ItemDetail) {
    title = detail.title
    lines = [detail.price]
    rows = [detail.favouriteAction, "Where to find it", "Close"]
  }
}
