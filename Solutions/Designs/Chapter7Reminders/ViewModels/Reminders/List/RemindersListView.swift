import ScreenKit

/// View: the list of the reminders, below its header.
final class RemindersListView: Screen {
  private let viewModel: RemindersListViewModel
  private let header: Screen
  // The delegates are weak, and the app may release the links: only this keeps the flow alive.
  private let flow: AnyObject

  init(viewModel: RemindersListViewModel, header: Screen, flow: AnyObject) {
    self.viewModel = viewModel
    self.header = header
    self.flow = flow
    super.init()
    title = "Reminders"
  }

  override func viewDidLoad() {
    addChild(header)
    viewModel.onChange = { [weak self] in self?.update() }
    update()
    viewModel.load()
  }

  override func didSelectRow(at index: Int) {
    viewModel.rows.dropFirst(index).first?.select()
  }

  override func didSelectButton(at button: Int, inRow row: Int) {
    viewModel.rows.dropFirst(row).first?.buttons.dropFirst(button).first?.press()
  }

  private func update() {
    let content = viewModel.rows
    isLoading = viewModel.isLoading
    lines = viewModel.lines
    rows = content.map(\.title)
    rowButtons = content.map { $0.buttons.map(\.title) }
  }
}
