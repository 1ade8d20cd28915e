import ScreenKit

extension Alert {
  /// Makes the alert of a question, which knows only weakly who receives the answer.
  convenience init(_ question: DeletionQuestion, answering receiver: (any DeletionAnswering)?) {
    self.init(title: question.text)
    addAction(title: "Delete") { [weak receiver] in receiver?.didConfirm(question) }
    addAction(title: "Cancel", isCancel: true)
  }
}
