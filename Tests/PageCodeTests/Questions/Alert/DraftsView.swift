import ScreenKit

/// View: shows the question in an alert, and reports the answer.
final class DraftsView: Screen, DraftsViewProtocol {
  let presenter: any DraftsPresenterProtocol

  init(presenter: any DraftsPresenterProtocol) {
    self.presenter = presenter
    super.init()
  }

  func ask(_ question: DraftQuestion) {
    let alert = Alert(title: question.title)
    alert.addAction(title: question.confirm) { [presenter] in presenter.didConfirm(question) }
    alert.addAction(title: question.cancel, isCancel: true)
    navigator?.present(alert)
  }
}
