// only in the solution
import ScreenKit

extension Alert {
  /// Shows the text of an alert, with the answers that it needs.
  static func reminder(_ text: ReminderAlert, confirm: @escaping () -> Void = {}) -> Alert {
    let alert = Alert(title: text.title)
    if let confirmation = text.confirmation {
      alert.addAction(title: confirmation, handler: confirm)
    }
    alert.addAction(title: text.confirmation == nil ? "OK" : "Cancel", isCancel: true)
    return alert
  }
}
