/// An interactor with stored headlines, which answers at once.
final class StoredNewsInteractor: NewsInteractorInputProtocol {
  weak var presenter: (any NewsInteractorOutputProtocol)?

  func retrieveHeadlines() { presenter?.didRetrieveHeadlines(["Rain in Seoul"]) }
}

/// An interactor that answers when the test says so, as a server does.
final class SlowNewsInteractor: NewsInteractorInputProtocol {
  weak var presenter: (any NewsInteractorOutputProtocol)?
  private var asked = 0

  func retrieveHeadlines() { asked += 1 }

  func answer() {
    for _ in 0..<asked { presenter?.didRetrieveHeadlines(["Rain in Seoul"]) }
  }
}
