// only in the solution
import ScreenKit

extension Alert {
  /// Asks whether a reminder should be deleted.
  static func question(about title: String, confirm: @escaping () -> Void) -> Alert {
    let alert = Alert(title: "Delete “\(title)”?")
    alert.addAction(title: "Delete", handler: confirm)
    alert.addAction(title: "Cancel", isCancel: true)
    return alert
  }

  /// Says something that needs no decision.
  static func information(_ title: String, message: String? = nil) -> Alert {
    let alert = Alert(title: title, message: message)
    alert.addAction(title: "OK", isCancel: true)
    return alert
  }
}
