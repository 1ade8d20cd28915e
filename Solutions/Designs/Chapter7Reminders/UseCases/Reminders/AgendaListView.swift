import ScreenKit

/// View: the list of the reminders.
final class AgendaListView: Screen {
  let presenter: AgendaListPresenter
  private let coordinator: AgendaCoordinator
  private let header: Screen
  /// What the user sees now, and so what they choose from.
  private var content = AgendaListContent.loading

  init(presenter: AgendaListPresenter, coordinator: AgendaCoordinator, header: Screen) {
    self.presenter = presenter
    self.coordinator = coordinator
    self.header = header
    super.init()
    title = "Reminders"
  }

  override func viewDidLoad() {
    addChild(header)
    coordinator.observeRoutes()
    presenter.load()
  }

  override func updateProperties() {
    content = presenter.content
    switch content {
    case .loading: show(isLoading: true)
    case .failed(let message): show(lines: [message], rows: ["Try again"])
    case .items(let items, let lines):
      show(
        lines: lines, rows: items.map(\.title),
        buttons: items.map { $0.buttons.map(\.rawValue) })
    }
  }

  override func didSelectRow(at index: Int) {
    switch content {
    case .loading: break
    case .failed: presenter.retry()
    case .items(let items, _):
      guard items.indices.contains(index) else { return }
      presenter.choose(items[index].id)
    }
  }

  override func didSelectButton(at button: Int, inRow row: Int) {
    guard case .items(let items, _) = content, items.indices.contains(row),
      items[row].buttons.indices.contains(button)
    else { return }
    presenter.press(items[row].buttons[button], of: items[row].id)
  }

  private func show(
    isLoading: Bool = false, lines: [String] = [], rows: [String] = [], buttons: [[String]] = []
  ) {
    self.isLoading = isLoading
    self.lines = lines
    self.rows = rows
    rowButtons = buttons
  }
}
