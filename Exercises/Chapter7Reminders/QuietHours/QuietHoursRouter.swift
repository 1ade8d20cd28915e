import ScreenKit

/// Router: asks the user, and closes the quiet hours.
final class QuietHoursRouter: QuietHoursRouterProtocol {
  private weak var navigator: Navigator?

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  // TODO: 7.3 These two files work in the demonstration. Review them, and correct what you find.
  var screen: Screen?

  func askToConfirm(length: Int, confirm: @escaping () -> Void) {
    let alert = Alert(title: "Silent for \(length) hours?")
    alert.addAction(title: "Save", handler: confirm)
    alert.addAction(title: "Cancel", isCancel: true)
    navigator?.present(alert)
  }

  func close() {
    navigator?.pop()
  }
}
