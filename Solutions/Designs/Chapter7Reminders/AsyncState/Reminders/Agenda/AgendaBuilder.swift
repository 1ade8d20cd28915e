import ScreenKit

/// Builder: creates and connects the agenda.
enum AgendaBuilder {
  /// - Returns: The screen, and who opens links as long as the screen exists.
  static func makeAgenda(
    with services: RemindersServices
  ) -> (screen: Screen, links: any LinkOpening) {
    let notebook = Notebook(services: services)
    let router = AgendaRouter { EntryBuilder.makeEntry(of: $0, interactor: notebook) }
    let presenter = AgendaPresenter(interactor: notebook, router: router)
    let screen = AgendaScreen(
      presenter: presenter, header: DueCountBuilder.makeDueCount(interactor: notebook))
    presenter.view = screen
    router.screen = screen
    router.answering = presenter
    return (screen, presenter)
  }
}

extension Notebook: AgendaInteracting {}
