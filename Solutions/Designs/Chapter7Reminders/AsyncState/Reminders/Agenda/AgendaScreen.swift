import ScreenKit

/// View: renders the state of the agenda.
final class AgendaScreen: Screen, AgendaRendering {
  private let presenter: any AgendaPresenting
  private let header: Screen
  private var state = AgendaState.loading

  init(presenter: any AgendaPresenting, header: Screen) {
    self.presenter = presenter
    self.header = header
    super.init()
    title = "Reminders"
  }

  override func viewDidLoad() {
    addChild(header)
    presenter.viewDidLoad()
  }

  func render(_ state: AgendaState) {
    self.state = state
    isLoading = state == .loading
    lines = state.lines
    rows = state.rowTitles
    rowButtons = state.rows.map { $0.buttons.map(\.rawValue) }
  }

  override func didSelectRow(at index: Int) {
    if case .failed = state {
      presenter.didSelectTryAgain()
    } else if state.rows.indices.contains(index) {
      presenter.didSelect(state.rows[index].id)
    }
  }

  override func didSelectButton(at button: Int, inRow row: Int) {
    guard state.rows.indices.contains(row) else { return }
    let (row, buttons) = (state.rows[row], state.rows[row].buttons)
    guard buttons.indices.contains(button) else { return }
    presenter.didSelect(buttons[button], of: row.id)
  }
}

extension AgendaState {
  fileprivate var rows: [Row] {
    if case .loaded(let rows, _) = self { rows } else { [] }
  }

  fileprivate var rowTitles: [String] {
    if case .failed = self { ["Try again"] } else { rows.map(\.text) }
  }

  fileprivate var lines: [String] {
    switch self {
    case .loading: []
    case .failed(let message): [message]
    case .loaded(let rows, let message):
      [message, rows.isEmpty ? "Nothing to remember." : nil].compactMap { $0 }
    }
  }
}
