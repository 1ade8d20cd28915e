// only in the solution
import ScreenKit

/// Builder: creates and connects the detail.
enum ReminderDetailBuilder {
  static func makeModule(id: Reminder.ID, book: ReminderBook) -> Screen {
    let interactor = ReminderDetailInteractor(id: id, book: book)
    let router = ReminderDetailRouter()
    let presenter = ReminderDetailPresenter(interactor: interactor, router: router)
    let view = ReminderDetailView(presenter: presenter)
    interactor.presenter = presenter
    presenter.view = view
    router.screen = view
    return view
  }
}
