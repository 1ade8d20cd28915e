import Observation

/// What the list shows.
enum AgendaListContent {
  case loading
  case failed(message: String)
  case items([Item], lines: [String])

  struct Item {
    let id: Reminder.ID
    let title: String
    let buttons: [Button]
  }

  enum Button: String {
    case delete = "Delete"
    case remind = "Remind me"
  }
}

/// Presenter: the list of the reminders.
@Observable final class AgendaListPresenter {
  struct State {
    var failure: Failure?
    var routes: [AgendaRoute] = []
    /// A link that waits until the reminders are loaded.
    var link: AgendaLink?
  }

  /// What the user reads until the list changes.
  struct Failure {
    let message: String
    let changeCount: Int
  }

  private var state = State()
  private let book: AgendaBook
  private let loadAll: LoadAgenda
  private let delete: DeleteAgendaItem
  private let setAlarm: SetAgendaAlarm

  init(
    book: AgendaBook, loadAll: LoadAgenda, delete: DeleteAgendaItem, setAlarm: SetAgendaAlarm
  ) {
    self.book = book
    self.loadAll = loadAll
    self.delete = delete
    self.setAlarm = setAlarm
  }

  var content: AgendaListContent {
    switch book.content {
    case .loading: return .loading
    case .failed(let error): return .failed(message: error.reason)
    case .loaded(let loaded):
      let reminders = book.changes.applied(to: loaded)
      var lines = reminders.isEmpty ? ["Nothing to remember."] : []
      if let failure = state.failure, failure.changeCount == book.changes.count {
        lines.append(failure.message)
      }
      return .items(reminders.map(Self.item), lines: lines)
    }
  }

  private static func item(_ reminder: Reminder) -> AgendaListContent.Item {
    .init(
      id: reminder.id,
      title: reminder.hasAlarm ? "\(reminder.title), with alarm" : reminder.title,
      buttons: reminder.hasAlarm ? [.delete] : [.delete, .remind])
  }

  func load() {
    book.content = .loading
    Task {
      do throws(RemindersError) {
        book.content = .loaded(try await loadAll())
        followLink()
      } catch {
        book.content = .failed(error)
      }
    }
  }

  func retry() {
    guard case .failed = book.content else { return }
    load()
  }

  func choose(_ id: Reminder.ID) {
    guard let reminder = reminder(id) else { return }
    state.routes.append(.detail(reminder))
  }

  func press(_ button: AgendaListContent.Button, of id: Reminder.ID) {
    guard let reminder = reminder(id) else { return }
    switch button {
    case .delete: state.routes.append(.question(reminder))
    case .remind: Task { await remind(id) }
    }
  }

  /// Deletes a reminder, after the user has agreed.
  func confirmDeletion(of id: Reminder.ID) async {
    do throws(RemindersError) {
      try await delete(id)
    } catch {
      report(error)
    }
  }

  func report(_ error: RemindersError) {
    state.failure = Failure(message: error.reason, changeCount: book.changes.count)
  }

  /// Opens a link, as soon as the reminders are loaded.
  func open(_ link: AgendaLink) {
    state.link = link
    followLink()
  }

  /// What to show next.
  ///
  /// Each route is taken once.
  func takeRoutes() -> [AgendaRoute] {
    let routes = state.routes
    if !routes.isEmpty { state.routes = [] }
    return routes
  }

  private func remind(_ id: Reminder.ID) async {
    do throws(RemindersError) {
      if try await !setAlarm(id) { state.routes.append(.noSound) }
    } catch {
      report(error)
    }
  }

  private func followLink() {
    guard let link = state.link, book.reminders != nil else { return }
    // Equivalent mutant (leave-out, first-time-only): no later load would read it.
    // Equivalent mutant (swap): the route doesn't depend on it, because the guard has copied it.
    state.link = nil
    state.routes.append(link.id.flatMap(reminder).map(AgendaRoute.link) ?? .missing)
  }

  private func reminder(_ id: Reminder.ID) -> Reminder? {
    book.reminders?.first { $0.id == id }
  }
}
