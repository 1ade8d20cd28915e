import Observation
import ScreenKit

/// Presenter: one reminder.
@Observable final class AgendaDetailPresenter {
  enum Route {
    case question
    case close
  }

  struct State {
    var message: String?
    var isAsking = false
  }

  let reminder: Reminder
  private var state = State()
  private let changes: AgendaChanges
  private let delete: DeleteAgendaItem

  init(reminder: Reminder, changes: AgendaChanges, delete: DeleteAgendaItem) {
    self.reminder = reminder
    self.changes = changes
    self.delete = delete
  }

  var title: String { reminder.title }
  var lines: [String] {
    [reminder.isDue ? "Due." : "Not due yet."] + [state.message].compactMap { $0 }
  }

  func didChooseDelete() { state.isAsking = true }

  /// What to do next.
  ///
  /// A question is taken once; the detail is closed as long as its reminder is gone.
  func takeRoute() -> Route? {
    if changes.deleted.contains(reminder.id) { return .close }
    guard state.isAsking else { return nil }
    state.isAsking = false
    return .question
  }

  /// Deletes the reminder, after the user has agreed.
  ///
  /// - Returns: Why it failed.
  func confirmDeletion() async -> RemindersError? {
    state.message = nil
    do throws(RemindersError) {
      try await delete(reminder.id)
      return nil
    } catch {
      state.message = error.reason
      return error
    }
  }
}

/// View: one reminder.
final class AgendaDetailView: Screen {
  let presenter: AgendaDetailPresenter

  init(presenter: AgendaDetailPresenter) {
    self.presenter = presenter
    super.init()
    title = presenter.title
    rows = ["Delete"]
  }

  override func updateProperties() {
    lines = presenter.lines
  }

  override func didSelectRow(at index: Int) {
    presenter.didChooseDelete()
  }
}
