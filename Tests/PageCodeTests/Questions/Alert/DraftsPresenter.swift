/// Presenter: words the question, and acts on the answer.
final class DraftsPresenter: DraftsPresenterProtocol {
  weak var view: (any DraftsViewProtocol)?
  private let interactor: any DraftsInteractorInputProtocol

  init(interactor: any DraftsInteractorInputProtocol) {
    self.interactor = interactor
  }

  func didSelectDelete(_ draft: Draft) {
    view?.ask(
      DraftQuestion(
        draft: draft.id, title: "Delete “\(draft.subject)”?", confirm: "Delete", cancel: "Keep"))
  }

  func didConfirm(_ question: DraftQuestion) {
    interactor.deleteDraft(id: question.draft)
  }
}
