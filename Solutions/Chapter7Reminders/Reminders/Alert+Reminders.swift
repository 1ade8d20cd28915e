// only in the solution
import ScreenKit

extension Alert {
  /// Shows the text of an alert, with the answers that it needs.
  convenience init(_ text: ReminderAlert, confirm: @escaping () -> Void = {}) {
    self.init(title: text.title)
    if let confirmation = text.confirmation {
      addAction(title: confirmation, handler: confirm)
    }
    addAction(title: text.confirmation == nil ? "OK" : "Cancel", isCancel: true)
  }
}
