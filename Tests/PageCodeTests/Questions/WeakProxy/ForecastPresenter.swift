/// Presenter: makes a text of the forecast, and doesn't know whether it owns its view.
final class ForecastPresenter: ForecastPresenterProtocol {
  var view: (any ForecastViewProtocol)?
  private let interactor: any ForecastInteractorInputProtocol

  init(interactor: any ForecastInteractorInputProtocol) {
    self.interactor = interactor
  }

  func viewDidLoad() { interactor.retrieveForecast() }
}

extension ForecastPresenter: ForecastInteractorOutputProtocol {
  func didRetrieveForecast(degrees: Int) { view?.showForecast("\(degrees) °C") }
  func onForecastError() { view?.showError("There is no forecast. Try again later.") }
}
