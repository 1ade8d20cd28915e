/// View without a screen: writes each text into a log, and is owned by the presenter only.
struct ForecastLog: ForecastViewProtocol {
  let write: (String) -> Void

  func showForecast(_ text: String) { write(text) }
  func showError(_ reason: String) { write(reason) }
}
