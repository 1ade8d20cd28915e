@testable import Chapter2ItemDetail

/// A list's view that shows what the real one would show.
final class ListViewSpy: ListViewProtocol {
  weak var presenter: (any ListPresenterProtocol)?
  /// The sentence that the newest rows took away.
  private(set) var lostMessage: String?
  private let recorder: SceneRecorder

  init(_ recorder: SceneRecorder = SceneRecorder()) { self.recorder = recorder }

  func showItems(_ items: [ItemRow]) {
    recorder.scene.rows = Listing(items)
    lostMessage = recorder.scene.message
    recorder.scene.message = nil
  }
  func showMessage(_ message: String) { recorder.scene.message = message }
}

/// A presenter, as the view sees it: what it was told.
final class ListPresenterSpy: ListPresenterProtocol {
  weak var view: (any ListViewProtocol)?
  var interactor: (any ListInteractorInputProtocol)?
  var wireframe: (any ListWireframeProtocol)?
  private let recorder: SceneRecorder

  init(_ recorder: SceneRecorder = SceneRecorder()) { self.recorder = recorder }

  func viewDidLoad() { recorder.scene.loads += 1 }
  func didSelectItem(id: ItemRow.ID) { recorder.scene.tapped.append(id) }
}

/// An interactor that remembers what it was asked to do.
final class ListInteractorSpy: ListInteractorInputProtocol {
  weak var presenter: (any ListInteractorOutputProtocol)?
  var source: (any ItemSourceProtocol)?
  private let recorder: SceneRecorder

  init(_ recorder: SceneRecorder = SceneRecorder()) { self.recorder = recorder }

  func retrieveItems() { recorder.scene.asksOfInteractor += 1 }
  func keepItem(_ item: Item) { recorder.scene.kept.append(item) }
}

/// A presenter, as the interactor sees it: what it was told, in order.
final class ListOutputSpy: ListInteractorOutputProtocol {
  private let recorder: SceneRecorder

  init(_ recorder: SceneRecorder = SceneRecorder()) { self.recorder = recorder }

  func didRetrieveItems(_ items: [Item]) { recorder.scene.delivered.append(Listing(items)) }
  func didFail(with error: ItemError) { recorder.scene.errors.append(error) }
}

/// A wireframe that remembers which items it was asked to open.
final class ListWireframeSpy: ListWireframeProtocol {
  private let recorder: SceneRecorder

  init(_ recorder: SceneRecorder) { self.recorder = recorder }

  func showDetail(for item: Item) { recorder.scene.opened.append(item) }
}

/// An item source in memory, which fails when it is told to.
final class ItemSourceFake: ItemSourceProtocol {
  var stock: [Item] = []
  var error: ItemError?
  private let recorder: SceneRecorder

  init(_ recorder: SceneRecorder = SceneRecorder()) { self.recorder = recorder }

  func items() throws(ItemError) -> [Item] {
    recorder.scene.asksOfSource += 1
    if let error { throw error }
    return stock
  }

  func replaceItem(with item: Item) {
    recorder.scene.replaced.append(item)
    stock = stock.map { $0.id == item.id ? item : $0 }
  }
}
