import ScreenKit

/// Router: shows the question of an entry, and closes both.
final class EntryRouter: EntryRouting {
  weak var screen: Screen?
  weak var answering: (any DeletionAnswering)?
  private weak var question: Alert?

  func ask(_ question: DeletionQuestion) {
    let alert = Alert(question, answering: answering)
    screen?.navigator?.present(alert)
    self.question = alert
  }

  func close() {
    guard let screen, let navigator = screen.navigator else { return }
    if let question { navigator.takeAway(question) }
    if navigator.screens.last === screen { navigator.pop() }
  }
}
