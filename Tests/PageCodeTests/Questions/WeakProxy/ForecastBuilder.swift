import ScreenKit

/// Builder: decides who owns a presenter's view.
enum ForecastBuilder {
  /// A screen, which the navigation owns.
  static func makeScreen(for presenter: ForecastPresenter) -> Screen {
    let view = ForecastView(presenter: presenter)
    presenter.view = WeakProxy(view)
    return view
  }

  /// A log, which only the presenter owns.
  static func addLog(to presenter: ForecastPresenter, write: @escaping (String) -> Void) {
    presenter.view = ForecastLog(write: write)
  }
}
