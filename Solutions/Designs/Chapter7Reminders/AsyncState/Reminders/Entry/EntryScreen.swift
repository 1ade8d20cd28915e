import ScreenKit

/// View: renders the state of an entry.
final class EntryScreen: Screen, EntryRendering {
  private let presenter: any EntryPresenting

  init(presenter: any EntryPresenting) {
    self.presenter = presenter
    super.init()
    rows = ["Delete"]
  }

  override func viewDidLoad() {
    presenter.viewDidLoad()
  }

  func render(_ state: EntryState) {
    title = state.title
    lines = [state.due, state.message].compactMap { $0 }
  }

  override func didSelectRow(at index: Int) {
    presenter.didSelectDelete()
  }
}
