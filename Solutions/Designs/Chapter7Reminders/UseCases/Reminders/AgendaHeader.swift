import Observation
import ScreenKit

/// Presenter: how many reminders are due.
@Observable final class AgendaHeaderPresenter {
  enum State {
    case hidden
    case text(String)
  }

  private let book: AgendaBook

  init(book: AgendaBook) { self.book = book }

  var state: State {
    guard let reminders = book.reminders else { return .hidden }
    return .text("Due: \(reminders.count(where: \.isDue)) of \(reminders.count)")
  }
}

/// View: one line above the list.
final class AgendaHeaderView: Screen {
  private let presenter: AgendaHeaderPresenter

  init(presenter: AgendaHeaderPresenter) {
    self.presenter = presenter
    super.init()
  }

  override func updateProperties() {
    switch presenter.state {
    case .hidden: lines = []
    case .text(let text): lines = [text]
    }
  }
}
