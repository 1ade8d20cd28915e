import ScreenKit

/// Router: shows what belongs above the agenda, unless the user has left it.
final class AgendaRouter: AgendaRouting {
  weak var screen: Screen?
  weak var answering: (any DeletionAnswering)?
  private weak var notice: Alert?
  private let makeEntry: (Reminder) -> Screen

  /// - Parameter makeEntry: Makes the screen of a reminder.
  init(makeEntry: @escaping (Reminder) -> Screen) {
    self.makeEntry = makeEntry
  }

  func open(_ reminder: Reminder) {
    // The second of two quick taps arrives when the entry is open already.
    guard let screen, let navigator = screen.navigator, navigator.top === screen else { return }
    navigator.push(makeEntry(reminder))
  }

  func closeAll() {
    guard let screen, let navigator = screen.navigator,
      navigator.screens.contains(where: { $0 === screen })
    else { return }
    while navigator.presented is Alert { navigator.dismiss() }
    while navigator.screens.last !== screen { navigator.pop() }
  }

  func ask(_ question: DeletionQuestion) {
    screen?.navigator?.present(Alert(question, answering: answering))
  }

  func say(_ notice: AgendaNotice) {
    guard !isShown(notice) else { return }
    let alert = Alert(title: notice.rawValue)
    alert.addAction(title: "OK", isCancel: true)
    screen?.navigator?.present(alert)
    self.notice = alert
  }

  private func isShown(_ notice: AgendaNotice) -> Bool {
    self.notice?.navigator != nil && self.notice?.title == notice.rawValue
  }
}
