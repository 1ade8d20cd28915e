import ScreenKit

/// Router: asks the user, and closes the quiet hours.
final class QuietHoursRouter: QuietHoursRouterProtocol {
  private weak var navigator: Navigator?

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  // exercise 7.3 · router: These two files work in the demonstration. Review them, and correct what you find.
  weak var screen: Screen?

  func askToConfirm(length: Int, confirm: @escaping () -> Void) {
    let alert = Alert(title: "Silent for \(length) hours?")
    alert.addAction(title: "Save", handler: confirm)
    alert.addAction(title: "Cancel", isCancel: true)
    // A screen that the user has left has no navigator any more.
    if screen?.navigator != nil { navigator?.present(alert) }
  }

  func close() {
    guard let navigator, navigator.top === screen else { return }
    navigator.pop()
  }
  // starter: var screen: Screen?
  // starter:
  // starter: func askToConfirm(length: Int, confirm: @escaping () -> Void) {
  // starter:   let alert = Alert(title: "Silent for \(length) hours?")
  // starter:   alert.addAction(title: "Save", handler: confirm)
  // starter:   alert.addAction(title: "Cancel", isCancel: true)
  // starter:   navigator?.present(alert)
  // starter: }
  // starter:
  // starter: func close() {
  // starter:   navigator?.pop()
  // starter: }
  // end 7.3
}
