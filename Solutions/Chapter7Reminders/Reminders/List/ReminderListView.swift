// only in the solution
import ScreenKit

/// View: shows the list.
final class ReminderListView: Screen, ReminderListViewProtocol {
  private let presenter: any ReminderListPresenterProtocol
  /// The module above the rows; not a part of `init`, because 7.8 adds it to a finished list.
  var header: Screen?
  private var shown: [ReminderRow] = []
  /// What stays above the rows when a message comes and goes.
  private var note: String?

  init(presenter: any ReminderListPresenterProtocol) {
    self.presenter = presenter
    super.init()
    title = "Reminders"
  }

  override func viewDidLoad() {
    if let header { addChild(header) }
    presenter.viewDidLoad()
  }

  override func didSelectRow(at index: Int) {
    if shown.indices.contains(index) {
      presenter.didSelectReminder(shown[index].id)
    } else if rows.indices.contains(index) {
      presenter.didSelectRetry()
    }
  }

  override func didSelectButton(at button: Int, inRow row: Int) {
    guard shown.indices.contains(row), shown[row].buttons.indices.contains(button) else { return }
    switch shown[row].buttons[button] {
    case .remind: presenter.didSelectAlarm(shown[row].id)
    case .delete: presenter.didSelectDelete(shown[row].id)
    }
  }

  func showLoading() {
    (lines, rows, rowButtons, shown, note) = ([], [], [], [], nil)
    isLoading = true
  }

  func show(_ rows: [ReminderRow], note: String?) {
    isLoading = false
    (shown, self.note) = (rows, note)
    lines = [note].compactMap { $0 }
    self.rows = rows.map(\.title)
    rowButtons = rows.map { $0.buttons.map(\.rawValue) }
  }

  func showMessage(_ message: String) {
    lines = [note, message].compactMap { $0 }
  }

  func showFailure(_ message: String) {
    isLoading = false
    lines = [message]
    rows = ["Try again"]
  }
}
