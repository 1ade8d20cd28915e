// only in the solution
import ScreenKit

/// Builder: creates and connects the list.
enum ReminderListBuilder {
  static func makeModule(
    book: ReminderBook, permission: any AlarmPermission, settings: any AlarmSettings,
    feature: RemindersRouter
  ) -> Screen {
    let interactor = ReminderListInteractor(
      book: book, permission: permission, settings: settings)
    let router = ReminderListRouter(feature: feature)
    let presenter = ReminderListPresenter(interactor: interactor, router: router)
    let view = ReminderListView(presenter: presenter)
    interactor.presenter = presenter
    presenter.view = view
    router.screen = view
    // exercise 7.8 · list builder: The user doesn't see how many reminders are due. Show it above the list, in a module of its own.
    view.header = ReminderHeaderBuilder.makeModule(book: book)
    // end 7.8
    return view
  }
}
