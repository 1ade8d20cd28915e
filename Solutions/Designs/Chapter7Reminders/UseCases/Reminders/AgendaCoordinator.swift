import Observation
import ScreenKit

/// Turns the routes of the presenters into screens.
///
/// It alone knows what is on the screen.
final class AgendaCoordinator {
  weak var list: AgendaListView?
  private weak var detail: AgendaDetailView?
  private var alerts: [OpenAlert] = []

  private let presenter: AgendaListPresenter
  private let makeDetail: (Reminder) -> AgendaDetailView
  private let changes: AgendaChanges

  private struct OpenAlert {
    weak var alert: Alert?
    /// Only the alert keeps it, so that it ends with it.
    weak var answer: AgendaAnswer?
    /// What it asks about.
    var id: Reminder.ID?
    var isNoSound = false
  }

  init(
    presenter: AgendaListPresenter, changes: AgendaChanges,
    makeDetail: @escaping (Reminder) -> AgendaDetailView
  ) {
    self.presenter = presenter
    self.changes = changes
    self.makeDetail = makeDetail
  }

  /// Shows what the presenters want to be shown, from now on and also while a detail covers the list.
  func observeRoutes() {
    withObservationTracking {
      followRoutes()
    } onChange: { [weak self] in
      Task { @MainActor in self?.observeRoutes() }
    }
  }

  private func followRoutes() {
    guard let list, let navigator = list.navigator else { return }
    for route in presenter.takeRoutes() { follow(route, from: list, on: navigator) }
    closeQuestions(on: navigator)
    if let detail, let route = detail.presenter.takeRoute() {
      follow(route, from: detail, on: navigator)
    }
  }

  private func follow(_ route: AgendaRoute, from list: AgendaListView, on navigator: Navigator) {
    switch route {
    case .question(let reminder):
      guard navigator.top === list else { return }
      let answer = ask(about: reminder, on: navigator)
      Task { [presenter] in
        if await answer.isYes { await presenter.confirmDeletion(of: reminder.id) }
      }
    case .noSound:
      guard !alerts.contains(where: { $0.isNoSound && $0.alert?.navigator != nil }) else { return }
      tell("Reminders make no sound.", isNoSound: true, on: navigator)
    case .detail(let reminder):
      guard navigator.top === list else { return }
      show(reminder, on: navigator)
    case .link(let reminder):
      closeAlerts(on: navigator)
      while navigator.screens.count > 1, navigator.screens.last !== list { navigator.pop() }
      show(reminder, on: navigator)
    case .missing:
      closeAlerts(on: navigator)
      tell("This reminder doesn’t exist.", on: navigator)
    }
  }

  private func follow(
    _ route: AgendaDetailPresenter.Route, from detail: AgendaDetailView, on navigator: Navigator
  ) {
    switch route {
    case .question:
      guard navigator.top === detail else { return }
      let answer = ask(about: detail.presenter.reminder, on: navigator)
      Task { [list = presenter, presenter = detail.presenter, weak detail] in
        guard await answer.isYes else { return }
        guard let error = await presenter.confirmDeletion() else { return }
        // The user of a detail that was left reads the message in the list.
        if detail?.navigator == nil { list.report(error) }
      }
    case .close:
      if navigator.screens.last === detail { navigator.pop() }
    }
  }

  private func show(_ reminder: Reminder, on navigator: Navigator) {
    let detail = makeDetail(reminder)
    self.detail = detail
    navigator.push(detail)
  }

  private func ask(about reminder: Reminder, on navigator: Navigator) -> AgendaAnswer.Reply {
    let (reply, answer) = AgendaAnswer.make()
    let alert = Alert(title: "Delete “\(reminder.title)”?")
    alert.addAction(title: "Delete") { answer.give(true) }
    alert.addAction(title: "Cancel", isCancel: true) { answer.give(false) }
    present(OpenAlert(alert: alert, answer: answer, id: reminder.id), alert, on: navigator)
    return reply
  }

  private func tell(_ title: String, isNoSound: Bool = false, on navigator: Navigator) {
    let alert = Alert(title: title)
    alert.addAction(title: "OK", isCancel: true)
    present(OpenAlert(alert: alert, isNoSound: isNoSound), alert, on: navigator)
  }

  private func present(_ open: OpenAlert, _ alert: Alert, on navigator: Navigator) {
    alerts.removeAll { $0.alert?.navigator == nil }
    alerts.append(open)
    navigator.present(alert)
  }

  /// Closes the question about a reminder that is gone.
  private func closeQuestions(on navigator: Navigator) {
    guard let open = alerts.last(where: { $0.alert != nil && $0.alert === navigator.presented }),
      let id = open.id, changes.deleted.contains(id)
    else { return }
    navigator.dismiss()
    open.answer?.give(false)
  }

  /// Closes everything above the stack, without an answer.
  private func closeAlerts(on navigator: Navigator) {
    navigator.dismissAll()
    for open in alerts { open.answer?.give(false) }
    alerts = []
  }
}

/// How an alert gives its answer: once, and "no" when it is gone.
final class AgendaAnswer {
  /// Where the answer arrives.
  struct Reply {
    fileprivate let answers: AsyncStream<Bool>

    var isYes: Bool {
      get async {
        for await answer in answers { return answer }
        return false
      }
    }
  }

  private let continuation: AsyncStream<Bool>.Continuation

  private init(_ continuation: AsyncStream<Bool>.Continuation) { self.continuation = continuation }

  static func make() -> (Reply, AgendaAnswer) {
    let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
    return (Reply(answers: stream), AgendaAnswer(continuation))
  }

  func give(_ isYes: Bool) {
    continuation.yield(isYes)
    continuation.finish()
  }

  deinit { continuation.finish() }
}
