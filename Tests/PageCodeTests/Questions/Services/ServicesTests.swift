import TestSupport
import Testing

struct ServicesTests {
  let spy = NearbySpy()
  let location = LocationServiceStub(.success(Place(x: 0, y: 0)))
  let presenter: NearbyPresenter

  init() {
    let shops = [
      Shop(name: "Baker", place: Place(x: 200, y: 300)),
      Shop(name: "Florist", place: Place(x: 200, y: 301)),
    ]
    presenter = NearbyPresenter(
      interactor: NearbyInteractor(location: location, shops: shops), wireframe: spy)
    presenter.view = spy
  }

  @Test func `The shops near the user's place are shown`() async {
    await presenter.didSelectNearby()
    expect(spy.shops, equals: [["Baker"]])
    expect(spy.reasons, equals: [])
  }

  @Test func `A denied permission is explained, with the way to change it`() async {
    location.result = .failure(.denied)
    await presenter.didSelectNearby()
    expect(spy.shops, equals: [])
    expect(spy.reasons, equals: ["We may not see where you are."])
    expect(spy.actions, equals: ["Open Settings"])

    presenter.didSelectOpenSettings()
    expect(spy.settingsCalls, equals: 1)
  }

  @Test func `A place that is unknown is no matter of Settings`() async {
    location.result = .failure(.unavailable)
    await presenter.didSelectNearby()
    expect(spy.reasons, equals: ["Your place is unknown."])
    expect(spy.actions, equals: [nil])
  }
}
