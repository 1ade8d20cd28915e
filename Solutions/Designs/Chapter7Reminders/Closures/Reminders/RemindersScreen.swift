import ScreenKit

/// View data: everything that a screen of the reminders shows, and what its rows and buttons do.
struct RemindersContent {
  /// Something that the user can choose, with what happens then.
  struct Choice {
    let title: String
    let select: () -> Void
  }

  /// A row, which the user can choose, and which can have buttons.
  struct Row {
    let choice: Choice
    var buttons: [Choice] = []
  }

  var title = ""
  var lines: [String] = []
  var rows: [Row] = []
  var isLoading = false
}

/// View: shows a content as it is, and has no idea what it means.
final class RemindersScreen: Screen {
  private let didLoad: () -> Void
  private var shownRows: [RemindersContent.Row] = []

  /// Makes an empty screen, which reports once that it is about to be shown.
  init(didLoad: @escaping () -> Void = {}) {
    self.didLoad = didLoad
  }

  /// Shows a content in place of the last one.
  func show(_ content: RemindersContent) {
    shownRows = content.rows
    title = content.title
    lines = content.lines
    rows = content.rows.map(\.choice.title)
    rowButtons = content.rows.map { $0.buttons.map(\.title) }
    isLoading = content.isLoading
  }

  override func viewDidLoad() { didLoad() }

  override func didSelectRow(at index: Int) {
    guard shownRows.indices.contains(index) else { return }
    shownRows[index].choice.select()
  }

  override func didSelectButton(at button: Int, inRow row: Int) {
    guard shownRows.indices.contains(row) else { return }
    let buttons = shownRows[row].buttons
    guard buttons.indices.contains(button) else { return }
    buttons[button].select()
  }
}
