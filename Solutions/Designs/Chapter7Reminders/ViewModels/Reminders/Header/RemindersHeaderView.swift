import ScreenKit

/// View: the line above the list.
final class RemindersHeaderView: Screen {
  private let viewModel: RemindersHeaderViewModel

  init(viewModel: RemindersHeaderViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    viewModel.onChange = { [weak self] in self?.update() }
    update()
  }

  private func update() {
    lines = [viewModel.line].compactMap { $0 }
  }
}
