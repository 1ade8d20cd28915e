// The contract of a list whose rows can be starred, with a server that takes its time.

/// Presenter → Interactor.
protocol StarsInteractorInputProtocol: AnyObject {
  func setStar(_ isStarred: Bool, id: Article.ID)
}

/// Interactor → Presenter.
protocol StarsInteractorOutputProtocol: AnyObject {
  func didSaveStar(_ isStarred: Bool, id: Article.ID)
  func didFailToSaveStar(id: Article.ID)
}

/// Interactor → Service.
protocol StarServiceProtocol: AnyObject {
  func setStar(_ isStarred: Bool, id: Article.ID) async throws
}
