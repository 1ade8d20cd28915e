import Foundation
import ScreenKit

/// Router: a place that a module wants to show, as a value.
enum RemindersRoute {
  /// The screen of one reminder.
  case detail(of: Reminder)
  /// The question before a reminder is deleted.
  case deletion(of: Reminder)
  /// An alert that only informs.
  case notice(String)
}

/// Coordinator: connects the modules of one visit, and lives as long as its list.
final class RemindersCoordinator {
  /// A screen about one reminder, which the navigator owns.
  private struct Shown<Kind: Screen> {
    let id: Reminder.ID
    weak var screen: Kind?

    /// The screen, unless it was closed.
    var openScreen: Kind? { screen?.navigator == nil ? nil : screen }
  }

  private let model: RemindersModel
  private weak var navigator: Navigator?
  private weak var list: RemindersScreen?
  private weak var header: RemindersScreen?
  private var detail: Shown<RemindersScreen>?
  private var question: Shown<Alert>?
  /// The reminder that the last link named, until the reminders are loaded.
  private var linkedID: Reminder.ID?
  /// Whether the user is still in this visit.
  private var isOpen: Bool { list?.navigator != nil }

  init(navigator: Navigator, services: RemindersServices) {
    self.navigator = navigator
    model = RemindersModel(services: services)
  }

  /// Shows the list, which owns the coordinator through its closure.
  func start() {
    model.stateDidChange = { [weak self] state in self?.show(state) }
    model.alarmsWereRefused = { [weak self] in self?.open(.notice("Reminders make no sound.")) }
    let list = RemindersScreen(didLoad: { [self] in model.load() })
    let header = RemindersScreen()
    list.addChild(header)
    self.list = list
    self.header = header
    navigator?.push(list)
  }

  /// Opens the reminder that a link names, as soon as the reminders are loaded.
  func open(_ link: URL) {
    guard link.scheme == "reminders", let id = Reminder.ID(link.lastPathComponent) else { return }
    linkedID = id
    followLink(in: model.state)
  }

  // MARK: - The state

  private func show(_ state: RemindersState) {
    list?.show(listContent(of: state, actions: listActions))
    header?.show(headerContent(of: state))
    if let question, state.reminder(question.id) == nil { close(question.openScreen) }
    if let detail { show(detail, in: state) }
    followLink(in: state)
  }

  private func show(_ detail: Shown<RemindersScreen>, in state: RemindersState) {
    guard let reminder = state.reminder(detail.id) else { return close(detail.openScreen) }
    detail.openScreen?.show(
      detailContent(of: reminder, failure: state.failure, actions: detailActions))
  }

  private func followLink(in state: RemindersState) {
    guard isOpen, case .loaded = state.phase, let id = linkedID else { return }
    linkedID = nil
    closeAlerts()
    if let reminder = state.reminder(id) {
      open(.detail(of: reminder))
    } else {
      open(.notice("This reminder doesn’t exist."))
    }
  }

  private var listActions: ListActions {
    ListActions(
      load: { [weak self] in self?.model.load() },
      setAlarm: { [weak self] id in self?.model.setAlarm(of: id) },
      open: { [weak self] route in self?.open(route) })
  }

  private var detailActions: DetailActions {
    DetailActions(open: { [weak self] route in self?.open(route) })
  }

  // MARK: - The routes

  private func open(_ route: RemindersRoute) {
    guard isOpen else { return }
    switch route {
    case .detail(let reminder): showDetail(of: reminder)
    case .deletion(let reminder): askToDelete(reminder)
    case .notice(let text): inform(text)
    }
  }

  private func showDetail(of reminder: Reminder) {
    returnToList()
    let screen = RemindersScreen()
    screen.show(detailContent(of: reminder, actions: detailActions))
    detail = Shown(id: reminder.id, screen: screen)
    navigator?.push(screen)
  }

  private func askToDelete(_ reminder: Reminder) {
    let alert = Alert(title: "Delete “\(reminder.title)”?")
    alert.addAction(title: "Delete") { [weak model] in model?.delete(reminder.id) }
    alert.addAction(title: "Cancel", isCancel: true)
    question = Shown(id: reminder.id, screen: alert)
    navigator?.present(alert)
  }

  private func inform(_ text: String) {
    let alert = Alert(title: text)
    alert.addAction(title: "OK", isCancel: true)
    navigator?.present(alert)
  }

  // MARK: - Closing

  private func closeAlerts() {
    navigator?.dismissAll()
  }

  private func returnToList() {
    guard let navigator, navigator.screens.contains(where: { $0 === list }) else { return }
    while navigator.screens.last !== list { navigator.pop() }
  }

  /// Closes a detail, unless another screen was pushed above it.
  private func close(_ detail: RemindersScreen?) {
    guard let detail, navigator?.screens.last === detail else { return }
    navigator?.pop()
  }

  /// Closes a question, and keeps the alerts above it.
  private func close(_ question: Alert?) {
    guard let question else { return }
    var above: [Screen] = []
    while let alert = navigator?.presented, alert !== question {
      navigator?.dismiss()
      above.append(alert)
    }
    navigator?.dismiss()
    for alert in above.reversed() { navigator?.present(alert) }
  }
}
