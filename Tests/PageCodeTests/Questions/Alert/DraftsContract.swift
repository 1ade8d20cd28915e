// The contract of the drafts, as far as an alert is concerned.

/// Presenter → View: the view shows the question in an alert.
protocol DraftsViewProtocol: AnyObject {
  func ask(_ question: DraftQuestion)
}

/// View → Presenter: the answer is an event, like every tap.
protocol DraftsPresenterProtocol: AnyObject {
  func didSelectDelete(_ draft: Draft)
  func didConfirm(_ question: DraftQuestion)
}

/// Presenter → Interactor.
protocol DraftsInteractorInputProtocol: AnyObject {
  func deleteDraft(id: Draft.ID)
}
