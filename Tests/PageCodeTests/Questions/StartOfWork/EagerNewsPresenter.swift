/// Presenter that asks too early: as soon as it is connected with its interactor.
final class EagerNewsPresenter: NewsPresenterProtocol {
  weak var view: (any NewsViewProtocol)?
  var interactor: (any NewsInteractorInputProtocol)? {
    didSet { interactor?.retrieveHeadlines() }
  }

  func viewDidLoad() {}
}

extension EagerNewsPresenter: NewsInteractorOutputProtocol {
  func didRetrieveHeadlines(_ headlines: [String]) { view?.showHeadlines(headlines) }
}
