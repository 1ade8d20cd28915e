import TestSupport
import Testing

struct ChangesTests {
  let service = UploadServiceFake()
  let output = UploadsOutputSpy()

  @Test func `The presenter receives the present state, and each change`() async {
    let interactor = UploadsInteractor(service: service)
    interactor.presenter = output
    interactor.startObserving()
    #expect(await eventually { output.counts == [2] })

    service.change(to: 1)
    service.change(to: 0)
    #expect(await eventually { output.counts == [2, 1, 0] })
  }

  @Test func `Two screens receive the changes of one service`() async {
    let other = UploadsOutputSpy()
    let interactors = [UploadsInteractor(service: service), UploadsInteractor(service: service)]
    interactors[0].presenter = output
    interactors[1].presenter = other
    interactors.forEach { $0.startObserving() }
    service.change(to: 1)
    #expect(await eventually { output.counts == [2, 1] && other.counts == [2, 1] })
  }

  @Test func `A screen that stops receives nothing more`() async {
    let interactor = UploadsInteractor(service: service)
    interactor.presenter = output
    interactor.startObserving()
    #expect(await eventually { output.counts == [2] })

    interactor.stopObserving()
    service.change(to: 1)
    #expect(await eventually { service.ended.value == 1 })
    expect(output.counts, equals: [2])
  }

  @Test func `The service does not keep an interactor in memory`() async {
    let survivors = LeakDetector.survivors { detector in
      let interactor = UploadsInteractor(service: service)
      detector.watch(interactor)
      interactor.startObserving()
    }
    expect(survivors, equals: [])
    #expect(await eventually { service.ended.value == 1 })
  }
}
