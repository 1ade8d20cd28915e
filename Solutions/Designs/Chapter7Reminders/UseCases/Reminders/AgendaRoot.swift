import Foundation
import ScreenKit

/// Puts the modules together, and hands links to the list that is on the screen.
final class AgendaRoot {
  private weak var navigator: Navigator?
  private let services: RemindersServices

  init(navigator: Navigator, services: RemindersServices) {
    self.navigator = navigator
    self.services = services
  }

  func start() {
    navigator?.push(makeList())
  }

  func open(_ url: URL) {
    guard let link = AgendaLink(url), let navigator else { return }
    // The user may have left the list.
    let shown = navigator.screens.lazy.compactMap { $0 as? AgendaListView }.last
    let list = shown ?? makeList()
    if shown == nil { navigator.push(list) }
    list.presenter.open(link)
  }

  private func makeList() -> AgendaListView {
    let store = services.store
    let changes = AgendaChanges.shared(for: store)
    let book = AgendaBook(changes: changes)
    let delete = DeleteAgendaItem(store: store, changes: changes)
    let permission = AskAgendaPermission(
      permission: services.permission, settings: services.settings)
    let presenter = AgendaListPresenter(
      book: book, loadAll: LoadAgenda(store: store), delete: delete,
      setAlarm: SetAgendaAlarm(mayMakeSounds: permission, store: store, changes: changes))
    let coordinator = AgendaCoordinator(presenter: presenter, changes: changes) { reminder in
      AgendaDetailView(
        presenter: AgendaDetailPresenter(reminder: reminder, changes: changes, delete: delete))
    }
    let list = AgendaListView(
      presenter: presenter, coordinator: coordinator,
      header: AgendaHeaderView(presenter: AgendaHeaderPresenter(book: book)))
    coordinator.list = list
    return list
  }
}
