import TestSupport
import Testing

@testable import Chapter4UserFetch

@Suite("Beside SwiftUI: the user list")
struct UserListSwiftUITests {
  @Test func `The display has the last state, and owns its presenter`() {
    let display = UserListDisplay(presenter: UserListUIKitTests.PresenterSpy())
    expect(display.state, equals: nil)
    display.show(.loading)
    display.show(UIKitSample.loaded)
    expect(display.state, equals: UIKitSample.loaded)
    display.presenter.didSelectRetry()
    expect((display.presenter as? UserListUIKitTests.PresenterSpy)?.retryCount, equals: 1)
  }
}
