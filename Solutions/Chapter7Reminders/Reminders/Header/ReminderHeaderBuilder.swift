// only in the solution
import ScreenKit

/// Builder: creates and connects the header.
enum ReminderHeaderBuilder {
  static func makeModule(book: ReminderBook) -> Screen {
    let interactor = ReminderHeaderInteractor(book: book)
    let presenter = ReminderHeaderPresenter(interactor: interactor)
    let view = ReminderHeaderView(presenter: presenter)
    interactor.presenter = presenter
    presenter.view = view
    return view
  }
}
