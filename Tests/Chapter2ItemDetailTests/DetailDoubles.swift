import TestSupport

@testable import Chapter2ItemDetail

typealias DetailRecorder = Recorder<DetailRecording>

/// A detail's view that records what it shows.
final class DetailViewSpy: RecordingDouble<DetailRecording>, DetailViewProtocol {
  let presenter: any DetailPresenterProtocol = DetailPresenterSpy()
  /// What is on the screen now.
  var shown: ItemDetail? { recorder.recording.detail }

  func showDetail(_ detail: ItemDetail) { recorder.recording.detail = detail }
}

/// A presenter, as the view sees it: the events that it receives.
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

/// An interactor, as the presenter sees it.
final class DetailInteractorSpy: RecordingDouble<DetailRecording>, DetailInteractorInputProtocol {
  weak var presenter: (any DetailInteractorOutputProtocol)?

  convenience init() { self.init(DetailRecorder(DetailRecording())) }
  func retrieveItem() { recorder.recording.commands.append(.retrieveItem) }
  func toggleFavourite() { recorder.recording.commands.append(.toggleFavourite) }
}

/// A presenter, as the interactor sees it: the items that it receives, in order.
final class DetailOutputSpy: DetailInteractorOutputProtocol {
  var retrieved: [Item] = []
  var changed: [Item] = []

  func didRetrieveItem(_ item: Item) { retrieved.append(item) }
  func didChangeItem(_ item: Item) { changed.append(item) }
}

/// A router that records its moves.
final class DetailRouterSpy: RecordingDouble<DetailRecording>, DetailRouterProtocol {
  /// An output that needs an owner.
  var output: DetailModuleOutputSpy?

  convenience init() { self.init(DetailRecorder(DetailRecording())) }
  func showSheet(title: String, text: String) {
    recorder.recording.commands.append(.showSheet(title: title, text: text))
  }
  func close() { recorder.recording.commands.append(.close) }
}

/// The module that opened a detail.
final class DetailModuleOutputSpy: RecordingDouble<DetailRecording>, DetailModuleOutput {
  /// The changed items that the detail has reported.
  var reported: [Item] { recorder.recording.reported }

  convenience init() { self.init(DetailRecorder(DetailRecording())) }
  func detailDidChangeItem(_ item: Item) { recorder.recording.reported.append(item) }
}
