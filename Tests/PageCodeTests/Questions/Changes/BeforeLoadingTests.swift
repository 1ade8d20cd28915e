import ScreenKit
import TestSupport
import Testing

struct BeforeLoadingTests {
  let presenter = UploadsPresenter()
  let view: UploadsView

  init() {
    view = UploadsView(presenter: presenter)
    presenter.view = view
  }

  @Test func `A command to a view that has not loaded is lost`() {
    view.showWaitingFiles("2 waiting")
    view.loadViewIfNeeded()
    expect(view.lines, equals: ["Checking…"])
  }

  @Test(arguments: [true, false])
  func `A value is shown, whether it arrives before or after the view has loaded`(isEarly: Bool) {
    if isEarly { presenter.waitingFilesDidChange(to: 2) }
    view.loadViewIfNeeded()
    if !isEarly { presenter.waitingFilesDidChange(to: 2) }
    expect(view.lines, equals: ["2 waiting"])
  }

  @Test func `Only the last value before loading is shown`() {
    presenter.waitingFilesDidChange(to: 2)
    presenter.waitingFilesDidChange(to: 1)
    expect(view.lines, equals: [])
    view.loadViewIfNeeded()
    expect(view.lines, equals: ["1 waiting"])
  }

  @Test func `Without a value, the view keeps its own text`() {
    view.loadViewIfNeeded()
    expect(view.lines, equals: ["Checking…"])
  }
}
