/// Takes the place of an object, and keeps it weakly.
final class WeakProxy<Object: AnyObject> {
  private weak var object: Object?

  init(_ object: Object) { self.object = object }
}

extension WeakProxy: ForecastViewProtocol where Object: ForecastViewProtocol {
  func showForecast(_ text: String) { object?.showForecast(text) }
  func showError(_ reason: String) { object?.showError(reason) }
}
