import ScreenKit

/// Builder: creates and connects the header.
enum DueCountBuilder {
  static func makeDueCount(interactor: any ReminderUpdates) -> Screen {
    let presenter = DueCountPresenter(interactor: interactor)
    let screen = DueCountScreen(presenter: presenter)
    presenter.view = screen
    return screen
  }
}
