import ScreenKit

/// View: shows the question in its rows, where UIKit would have a `UIAlertController`.
final class DraftsView: Screen, DraftsViewProtocol {
  let presenter: any DraftsPresenterProtocol
  private var question: DraftQuestion?

  init(presenter: any DraftsPresenterProtocol) {
    self.presenter = presenter
    super.init()
  }

  func ask(_ question: DraftQuestion) {
    self.question = question
    lines = [question.title]
    rows = [question.confirm, question.cancel]
  }

  override func didSelectRow(at index: Int) {
    guard let question else { return }
    self.question = nil
    lines = []
    rows = []
    if index == 0 { presenter.didConfirm(question) }
  }
}
