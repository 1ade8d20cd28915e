@testable import Chapter2ItemDetail

/// A presenter for the detail's view, which records the calls it receives, in order.
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

/// A detail's view that records what it shows.
final class DetailViewSpy: DetailViewProtocol {
  let presenter: any DetailPresenterProtocol = DetailPresenterSpy()
  private let recorder: Recorder

  init(_ recorder: Recorder) { self.recorder = recorder }

  func showDetail(_ detail: ItemDetail) { recorder.recorded.detail = detail }
}

/// A detail's interactor that records what it is asked to do.
final class DetailInteractorSpy: DetailInteractorInputProtocol {
  weak var presenter: (any DetailInteractorOutputProtocol)?
  private let recorder: Recorder

  init(_ recorder: Recorder = Recorder()) { self.recorder = recorder }

  func retrieveItem() { recorder.recorded.detailCommands.append("retrieve the item") }
  func toggleFavourite() { recorder.recorded.detailCommands.append("toggle the favourite") }
}

/// A presenter for the detail's interactor, which records the calls it receives, in order.
final class DetailOutputSpy: DetailInteractorOutputProtocol {
  var retrieved: [Item] = []
  var changed: [Item] = []

  func didRetrieveItem(_ item: Item) { retrieved.append(item) }
  func didChangeItem(_ item: Item) { changed.append(item) }
}

/// A router that records its moves.
final class DetailRouterSpy: DetailRouterProtocol {
  private let recorder: Recorder

  init(_ recorder: Recorder = Recorder()) { self.recorder = recorder }

  func showSheet(title: String, text: String) {
    recorder.recorded.detailCommands.append("show the sheet \"\(title): \(text)\"")
  }
  func close() { recorder.recorded.detailCommands.append("close the screen") }
}

/// The module that opened a detail, which records what the detail reports.
final class DetailModuleOutputSpy: DetailModuleOutput {
  private let recorder: Recorder

  init(_ recorder: Recorder = Recorder()) { self.recorder = recorder }

  func detailDidChangeItem(_ item: Item) { recorder.recorded.reported.append(item) }
}
