/// Presenter: asks when the view has loaded, so that all objects are connected.
final class NewsPresenter: NewsPresenterProtocol {
  weak var view: (any NewsViewProtocol)?
  var interactor: (any NewsInteractorInputProtocol)?

  func viewDidLoad() { interactor?.retrieveHeadlines() }
}

extension NewsPresenter: NewsInteractorOutputProtocol {
  func didRetrieveHeadlines(_ headlines: [String]) { view?.showHeadlines(headlines) }
}
