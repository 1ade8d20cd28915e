import ScreenKit

/// Builder: creates and connects an entry.
enum EntryBuilder {
  static func makeEntry(of reminder: Reminder, interactor: any EntryInteracting) -> Screen {
    let router = EntryRouter()
    let presenter = EntryPresenter(reminder: reminder, interactor: interactor, router: router)
    let screen = EntryScreen(presenter: presenter)
    presenter.view = screen
    router.screen = screen
    router.answering = presenter
    return screen
  }
}

extension Notebook: EntryInteracting {}
