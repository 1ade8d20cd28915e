import ScreenKit
import TestSupport
import Testing

struct WeakProxyTests {
  let interactor = ForecastInteractorSpy()
  let presenter: ForecastPresenter

  init() { presenter = ForecastPresenter(interactor: interactor) }

  @Test func `The proxy forwards each message to the view`() {
    let view = ForecastBuilder.makeScreen(for: presenter)
    view.loadViewIfNeeded()
    expect(interactor.calls, equals: 1)

    presenter.didRetrieveForecast(degrees: 21)
    expect(view.lines, equals: ["21 °C"])
    presenter.onForecastError()
    expect(view.lines, equals: ["There is no forecast. Try again later."])
  }

  @Test func `The presenter doesn't keep the screen in memory`() {
    let survivors = LeakDetector.survivors { detector in
      detector.watch(ForecastBuilder.makeScreen(for: presenter))
    }
    expect(survivors, equals: [])
  }

  @Test func `Messages to a released view are dropped`() {
    var texts: [String] = []
    let survivors = LeakDetector.survivors { detector in
      let view = ForecastViewSpy { texts.append($0) }
      detector.watch(view)
      presenter.view = WeakProxy(view)
      withExtendedLifetime(view) { presenter.didRetrieveForecast(degrees: 21) }
    }
    expect(survivors, equals: [])

    presenter.didRetrieveForecast(degrees: 22)
    expect(texts, equals: ["21 °C"])
  }

  @Test func `A struct is kept by the presenter, and needs no proxy`() {
    var texts: [String] = []
    ForecastBuilder.addLog(to: presenter) { texts.append($0) }
    presenter.didRetrieveForecast(degrees: 21)
    presenter.onForecastError()
    expect(texts, equals: ["21 °C", "There is no forecast. Try again later."])
  }

  @Test func `A forgotten proxy is a retain cycle`() {
    let survivors = LeakDetector.survivors { detector in
      let presenter = ForecastPresenter(interactor: interactor)
      let view = ForecastView(presenter: presenter)
      presenter.view = view
      detector.watch(view)
      detector.watch(presenter)
    }
    expect(survivors, equals: ["ForecastView", "ForecastPresenter"])
  }
}
