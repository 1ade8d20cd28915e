/// An interactor that records whether it was asked.
final class ForecastInteractorSpy: ForecastInteractorInputProtocol {
  var calls = 0

  func retrieveForecast() { calls += 1 }
}

/// A view that is an object, and hands on what it is told to show.
final class ForecastViewSpy: ForecastViewProtocol {
  private let write: (String) -> Void

  init(write: @escaping (String) -> Void) { self.write = write }

  func showForecast(_ text: String) { write(text) }
  func showError(_ reason: String) { write(reason) }
}
