import TestSupport
import Testing

struct OutputOrValueTests {
  let view = CouponViewSpy()
  let interactor = CouponInteractorFake()
  let presenter: CouponPresenter

  init() {
    presenter = CouponPresenter(interactor: interactor)
    presenter.view = view
  }

  @Test func `A returned value is shown`() async {
    await presenter.didEnterCode("SPRING")
    expect(view.texts, equals: ["10 % off"])
  }

  @Test func `An error takes the same way back`() async {
    await presenter.didEnterCode("WINTER")
    expect(view.texts, equals: ["We don't know this coupon."])
  }

  @Test(arguments: ["SPRING", "WINTER"])
  func `A value that arrives after a newer one is not shown`(first: String) async {
    interactor.whileWaiting = { await presenter.didEnterCode("SUMMER") }
    await presenter.didEnterCode(first)
    expect(view.texts, equals: ["20 % off"])
  }

  @Test func `An output receives several results of one call`() {
    let interactor = DownloadInteractorFake()
    let presenter = DownloadPresenter(interactor: interactor)
    interactor.presenter = presenter
    presenter.didSelectDownload()
    expect(presenter.texts, equals: ["50 %", "100 %", "Done"])
  }
}
