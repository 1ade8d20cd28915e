@testable import Chapter2ItemDetail

/// A test double that records what it receives.
class RecordingDouble {
  fileprivate var recorder: Recorder

  init(_ recorder: Recorder = Recorder()) { self.recorder = recorder }

  /// Records elsewhere from now on, because another double has replaced it.
  func retire(to recorder: Recorder) { self.recorder = recorder }
}

/// A list's view that records what the real one would show.
final class ListViewSpy: RecordingDouble, ListViewProtocol {
  weak var presenter: (any ListPresenterProtocol)?

  func showItems(_ items: [ItemRow]) {
    recorder.recorded.rows = Listing(items)
    recorder.lostMessage = recorder.recorded.message
    recorder.recorded.message = nil
  }
  func showMessage(_ message: String) { recorder.recorded.message = message }
}

/// A presenter for the list's view, which records the calls it receives.
final class ListPresenterSpy: RecordingDouble, ListPresenterProtocol {
  weak var view: (any ListViewProtocol)?
  var interactor: (any ListInteractorInputProtocol)?
  var wireframe: (any ListWireframeProtocol)?

  func viewDidLoad() { recorder.recorded.loads += 1 }
  func didSelectItem(id: ItemRow.ID) { recorder.recorded.tapped.append(id) }
}

/// An interactor that records what it is asked to do.
final class ListInteractorSpy: RecordingDouble, ListInteractorInputProtocol {
  weak var presenter: (any ListInteractorOutputProtocol)?
  var source: (any ItemSourceProtocol)?

  func retrieveItems() { recorder.recorded.interactorCalls += 1 }
  func keepItem(_ item: Item) { recorder.recorded.kept.append(item) }
}

/// A presenter for the list's interactor, which records what it receives, in order.
final class ListOutputSpy: RecordingDouble, ListInteractorOutputProtocol {
  func didRetrieveItems(_ items: [Item]) { recorder.recorded.delivered.append(Listing(items)) }
  func didFail(with error: ItemError) { recorder.recorded.errors.append(error) }
}

/// A wireframe that records which items it is asked to open.
final class ListWireframeSpy: RecordingDouble, ListWireframeProtocol {
  func showDetail(for item: Item) { recorder.recorded.opened.append(item) }
}

/// An item source in memory, which throws `error` if there is one.
final class ItemSourceFake: RecordingDouble, ItemSourceProtocol {
  var stock: [Item] = []
  var error: ItemError?

  func items() throws(ItemError) -> [Item] {
    recorder.recorded.sourceCalls += 1
    if let error { throw error }
    return stock
  }

  func replaceItem(with item: Item) {
    recorder.recorded.replaced.append(item)
    stock = stock.map { $0.id == item.id ? item : $0 }
  }
}
