import ScreenKit

/// View: a line with the forecast.
final class ForecastView: Screen, ForecastViewProtocol {
  let presenter: any ForecastPresenterProtocol

  init(presenter: any ForecastPresenterProtocol) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() { presenter.viewDidLoad() }

  func showForecast(_ text: String) { lines = [text] }
  func showError(_ reason: String) { lines = [reason] }
}
