import ScreenKit

/// View: one reminder.
final class ReminderDetailView: Screen {
  let viewModel: ReminderDetailViewModel

  init(viewModel: ReminderDetailViewModel) {
    self.viewModel = viewModel
    super.init()
    title = viewModel.title
  }

  override func viewDidLoad() {
    viewModel.onChange = { [weak self] in self?.update() }
    update()
  }

  override func didSelectRow(at index: Int) {
    viewModel.rows.dropFirst(index).first?.select()
  }

  private func update() {
    lines = viewModel.lines
    rows = viewModel.rows.map(\.title)
  }
}
