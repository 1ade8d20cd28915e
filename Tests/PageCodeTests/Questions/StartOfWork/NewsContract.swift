// The contract of a list of headlines, of which some may be stored.

/// Presenter → View.
protocol NewsViewProtocol: AnyObject {
  func showHeadlines(_ headlines: [String])
}

/// View → Presenter.
protocol NewsPresenterProtocol: AnyObject {
  func viewDidLoad()
}

/// Presenter → Interactor.
protocol NewsInteractorInputProtocol: AnyObject {
  func retrieveHeadlines()
}

/// Interactor → Presenter.
protocol NewsInteractorOutputProtocol: AnyObject {
  func didRetrieveHeadlines(_ headlines: [String])
}
