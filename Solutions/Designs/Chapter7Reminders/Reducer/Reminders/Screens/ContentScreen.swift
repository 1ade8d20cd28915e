import ScreenKit

/// View: shows any content, and sends the action of what the user chooses.
final class ContentScreen: Screen {
  private var content = ScreenContent()
  private let send: (VisitAction) -> Void

  init(send: @escaping (VisitAction) -> Void) {
    self.send = send
    super.init()
  }

  func show(_ content: ScreenContent) {
    self.content = content
    title = content.title
    lines = content.lines
    rows = content.rows.map(\.choice.title)
    rowButtons = content.rows.map { $0.buttons.map(\.title) }
    isLoading = content.isLoading
  }

  override func didSelectRow(at index: Int) {
    guard content.rows.indices.contains(index) else { return }
    send(content.rows[index].choice.action)
  }

  override func didSelectButton(at button: Int, inRow row: Int) {
    guard content.rows.indices.contains(row) else { return }
    let buttons = content.rows[row].buttons
    guard buttons.indices.contains(button) else { return }
    send(buttons[button].action)
  }
}
