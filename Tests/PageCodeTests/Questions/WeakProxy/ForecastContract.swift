// The contract of a forecast, whose view may be a struct as well.

/// Presenter → View, which isn't class-bound, so that no property of this type can be weak.
protocol ForecastViewProtocol {
  func showForecast(_ text: String)
  func showError(_ reason: String)
}

/// View → Presenter.
protocol ForecastPresenterProtocol: AnyObject {
  func viewDidLoad()
}

/// Presenter → Interactor.
protocol ForecastInteractorInputProtocol: AnyObject {
  func retrieveForecast()
}

/// Interactor → Presenter.
protocol ForecastInteractorOutputProtocol: AnyObject {
  func didRetrieveForecast(degrees: Int)
  func onForecastError()
}
