import ScreenKit

@testable import Chapter2ItemDetail

/// A presenter, as the detail's view sees it: what it was told, in order.
final class DetailPresenterSpy: DetailPresenterProtocol {
  weak var view: (any DetailViewProtocol)?
  let interactor: any DetailInteractorInputProtocol = DetailInteractorSpy()
  let router: any DetailRouterProtocol = DetailRouterSpy()
  let output: (any DetailModuleOutput)? = nil
  var events: [String] = []

  func viewDidLoad() { events.append("viewDidLoad") }
  func didSelectFavourite() { events.append("didSelectFavourite") }
  func didSelectSeller() { events.append("didSelectSeller") }
  func didSelectClose() { events.append("didSelectClose") }
}

/// A detail's view that remembers what is on it.
final class DetailViewSpy: DetailViewProtocol {
  let presenter: any DetailPresenterProtocol = DetailPresenterSpy()
  var detail: ItemDetail?

  func showDetail(_ detail: ItemDetail) { self.detail = detail }
}

/// A detail's interactor that counts how often it was asked.
final class DetailInteractorSpy: DetailInteractorInputProtocol {
  weak var presenter: (any DetailInteractorOutputProtocol)?
  var retrieveCount = 0
  var toggleCount = 0

  func retrieveItem() { retrieveCount += 1 }
  func toggleFavourite() { toggleCount += 1 }
}

/// A detail's presenter, as its interactor sees it: what it was told, in order.
final class DetailOutputSpy: DetailInteractorOutputProtocol {
  var retrieved: [Item] = []
  var changed: [Item] = []

  func didRetrieveItem(_ item: Item) { retrieved.append(item) }
  func didChangeItem(_ item: Item) { changed.append(item) }
}

/// A router that remembers its moves.
final class DetailRouterSpy: DetailRouterProtocol {
  weak var screen: Screen?
  var sheets: [String] = []
  var closeCount = 0

  func showSheet(title: String, text: String) { sheets.append("\(title): \(text)") }
  func close() { closeCount += 1 }
}

/// Whoever opened a detail: what it heard of.
final class DetailModuleOutputSpy: DetailModuleOutput {
  var changed: [Item] = []

  func detailDidChangeItem(_ item: Item) { changed.append(item) }
}
