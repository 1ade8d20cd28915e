import TestSupport
import Testing

@Suite("Isolation: a clock that the test advances")
struct NoticePresenterTests {
  let clock = ManualClock()
  let view = ViewSpy()
  let presenter: NoticePresenter

  init() {
    presenter = NoticePresenter(clock: clock)
    presenter.view = view
  }

  @Test func `The notice is hidden after three seconds, and not before`() async {
    presenter.didSave()
    #expect(await eventually { clock.sleeperCount == 1 })
    clock.advance(by: .seconds(2))
    await settle()
    expect(view.notice, equals: "Saved")
    clock.advance(by: .seconds(1))
    #expect(await eventually { view.notice == nil })
  }

  @Test func `A second notice has its full three seconds`() async {
    presenter.didSave()
    #expect(await eventually { clock.sleeperCount == 1 })
    clock.advance(by: .seconds(2))
    presenter.didSave()
    #expect(await eventually { clock.nextDeadline == .seconds(5) })
    clock.advance(by: .seconds(2))
    await settle()
    expect(view.notice, equals: "Saved")
    clock.advance(by: .seconds(1))
    #expect(await eventually { view.notice == nil })
  }

  @Test func `The pending notice doesn't keep the presenter in memory`() async {
    let detector = LeakDetector()
    do {
      let other = NoticePresenter(clock: clock)
      other.didSave()
      detector.watch(other)
    }
    expect(detector.survivors, equals: [])
    #expect(await eventually { clock.sleeperCount == 1 })
    clock.advance(by: .seconds(3))
    #expect(await eventually { clock.sleeperCount == 0 })
  }
}
