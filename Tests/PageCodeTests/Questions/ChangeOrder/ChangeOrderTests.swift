import TestSupport
import Testing

struct ChangeOrderTests {
  let service = StarServiceFake()
  let presenter = StarsPresenterSpy()

  private func makeInteractor() -> StarsInteractor {
    let interactor = StarsInteractor(service: service)
    interactor.presenter = presenter
    return interactor
  }

  @Test func `Two changes of one article are sent one after the other, and both are reported`()
    async
  {
    let interactor = makeInteractor()
    interactor.setStar(true, id: 1)
    interactor.setStar(false, id: 1)
    await settle()
    expect(service.waiting, equals: ["1 on"])

    service.answer()
    #expect(await eventually { service.waiting == ["1 off"] })
    service.answer()
    #expect(await eventually { presenter.received == ["1 on", "1 off"] })
  }

  @Test func `Changes of two articles don't wait for each other`() async {
    let interactor = makeInteractor()
    interactor.setStar(true, id: 1)
    interactor.setStar(true, id: 2)
    await settle()
    expect(service.waiting, equals: ["1 on", "2 on"])
    service.answer()
    service.answer()
    #expect(await eventually { presenter.received.sorted() == ["1 on", "2 on"] })
  }

  @Test func `A change that fails doesn't stop the next one`() async {
    let interactor = makeInteractor()
    interactor.setStar(true, id: 1)
    interactor.setStar(false, id: 1)
    await settle()
    service.answer(.failure(CancellationError()))
    #expect(await eventually { service.waiting == ["1 off"] })
    expect(presenter.received, equals: ["1 failed"])
    service.answer()
    #expect(await eventually { presenter.received == ["1 failed", "1 off"] })
  }

  @Test func `When the screen closes, the last change is still sent, and nothing is retained`()
    async
  {
    weak var closed: StarsInteractor?
    do {
      let interactor = makeInteractor()
      closed = interactor
      interactor.setStar(true, id: 1)
      interactor.setStar(false, id: 1)
    }
    await settle()
    #expect(closed == nil)
    service.answer()
    #expect(await eventually { service.waiting == ["1 off"] })
    service.answer()
  }
}
