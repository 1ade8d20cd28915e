import ScreenKit

extension Alert {
  /// Makes an alert that sends the action of the answer.
  convenience init(_ content: AlertContent, send: @escaping (VisitAction) -> Void) {
    self.init(title: content.title)
    for (index, answer) in content.answers.enumerated() {
      addAction(title: answer.title, isCancel: index == content.answers.count - 1) {
        send(answer.action)
      }
    }
  }
}
