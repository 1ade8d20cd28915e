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
  private let recorder: Recorder

  init(_ recorder: Recorder) { self.recorder = recorder }

  func showDetail(_ detail: ItemDetail) { recorder.recorded.detail = detail }
}

/// A detail's interactor that remembers what it was asked to do.
final class DetailInteractorSpy: DetailInteractorInputProtocol {
  weak var presenter: (any DetailInteractorOutputProtocol)?
  private let recorder: Recorder

  init(_ recorder: Recorder = Recorder()) { self.recorder = recorder }

  func retrieveItem() { recorder.recorded.detailOrders.append("retrieve the item") }
  func toggleFavourite() { recorder.recorded.detailOrders.append("turn the favourite around") }
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
  private let recorder: Recorder

  init(_ recorder: Recorder = Recorder()) { self.recorder = recorder }

  func showSheet(title: String, text: String) {
    recorder.recorded.detailOrders.append("show the sheet \"\(title): \(text)\"")
  }
  func close() { recorder.recorded.detailOrders.append("close the screen") }
}

/// Whoever opened a detail: what it heard of.
final class DetailModuleOutputSpy: DetailModuleOutput {
  private let recorder: Recorder

  init(_ recorder: Recorder = Recorder()) { self.recorder = recorder }

  func detailDidChangeItem(_ item: Item) { recorder.recorded.reported.append(item) }
}
