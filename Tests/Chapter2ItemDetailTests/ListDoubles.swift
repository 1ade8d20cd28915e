import TestSupport

@testable import Chapter2ItemDetail

/// What the test doubles of one test record, together and in order.
typealias ListRecorder = Recorder<ListRecording>

/// A list's view that records what the real one would show.
final class ListViewSpy: RecordingDouble<ListRecording>, ListViewProtocol {
  weak var presenter: (any ListPresenterProtocol)?
  var rows: [ItemRow]? { recorder.recording.rows }
  var message: String? { recorder.recording.message }
  /// A message that was shown in vain, because rows came after it.
  var messageShownInVain: String? { recorder.recording.removedMessage }

  func showItems(_ items: [ItemRow]) { recorder.recording.receive(.showItems(items)) }
  func showMessage(_ message: String) { recorder.recording.receive(.showMessage(message)) }
}

/// A presenter, as the view sees it.
final class ListPresenterSpy: RecordingDouble<ListRecording>, ListPresenterProtocol {
  weak var view: (any ListViewProtocol)?
  var interactor: (any ListInteractorInputProtocol)?
  var wireframe: (any ListWireframeProtocol)?
  var loads: Int { recorder.recording.loads }
  /// The ids of the rows that were reported.
  var selected: [ItemRow.ID] { recorder.recording.selected }

  func viewDidLoad() { recorder.recording.receive(.viewDidLoad) }
  func didSelectItem(id: ItemRow.ID) { recorder.recording.receive(.didSelectItem(id)) }
}

/// An interactor, as the presenter sees it.
final class ListInteractorSpy: RecordingDouble<ListRecording>, ListInteractorInputProtocol {
  weak var presenter: (any ListInteractorOutputProtocol)?
  var source: (any ItemSourceProtocol)?
  var requests: Int { recorder.recording.requests }
  var kept: [Item] { recorder.recording.kept }

  func retrieveItems() { recorder.recording.receive(.retrieveItems) }
  func keepItem(_ item: Item) { recorder.recording.receive(.keepItem(item)) }
}

/// A presenter, as the interactor sees it.
final class ListOutputSpy: RecordingDouble<ListRecording>, ListInteractorOutputProtocol {
  /// The lists of items, one for each call.
  var delivered: [[Item]] { recorder.recording.delivered }
  var errors: [ItemError] { recorder.recording.errors }

  func didRetrieveItems(_ items: [Item]) { recorder.recording.receive(.didRetrieveItems(items)) }
  func didFail(with error: ItemError) { recorder.recording.receive(.didFail(error)) }
}

/// A wireframe that records which items it opens.
final class ListWireframeSpy: RecordingDouble<ListRecording>, ListWireframeProtocol {
  var opened: [Item] { recorder.recording.opened }

  func showDetail(for item: Item) { recorder.recording.receive(.showDetail(item)) }
}

/// An item source in memory, which throws an error if a test sets one.
final class ItemSourceFake: RecordingDouble<ListRecording>, ItemSourceProtocol {
  var stock: [Item] = []
  var error: ItemError?
  var replaced: [Item] { recorder.recording.replaced }

  func items() throws(ItemError) -> [Item] {
    recorder.recording.receive(.items)
    if let error { throw error }
    return stock
  }

  func replaceItem(with item: Item) {
    recorder.recording.receive(.replaceItem(item))
    stock = stock.map { $0.id == item.id ? item : $0 }
  }
}
