import ScreenKit

/// View: shows its presenter's todo, and reports the user's actions.
final class TodoDetailView: Screen {
  private let presenter: any TodoDetailPresenterProtocol

  init(presenter: any TodoDetailPresenterProtocol) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidAppear() {
    presenter.viewDidAppear()
  }

  override func viewDidDisappear() {
    // TODO: 3.7 A closed detail still has its route, so it cannot be opened again. A covered one must keep it.
    presenter.didClose()
  }

  override func updateProperties() {
    title = presenter.todo?.title ?? "Todo"
    rows = presenter.todo.map(choices) ?? []
    lines = [presenter.todo.map(status), presenter.reason].compactMap { $0 }
  }

  override func didSelectRow(at index: Int) {
    switch index {
    case 0: presenter.didSelectToggle()
    case 1: presenter.didSelectDelete()
    case 2: presenter.didSelectNext()
    default: break
    }
  }

  private func choices(for todo: Todo) -> [String] {
    [todo.isDone ? "Reopen" : "Complete", "Delete", "Next todo"]
  }

  private func status(of todo: Todo) -> String {
    todo.isDone ? "Completed." : "Not completed yet."
  }
}
