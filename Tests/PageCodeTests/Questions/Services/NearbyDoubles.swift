/// A location service that answers as a test wants, without a device.
final class LocationServiceStub: LocationServiceProtocol {
  var result: Result<Place, LocationError>

  init(_ result: Result<Place, LocationError>) { self.result = result }

  func currentPlace() async throws(LocationError) -> Place { try result.get() }
}

/// A view and a wireframe that record what they receive.
final class NearbySpy: NearbyViewProtocol, NearbyWireframeProtocol {
  var shops: [[String]] = []
  var reasons: [String] = []
  var actions: [String?] = []
  var settingsCalls = 0

  func showShops(_ names: [String]) { shops.append(names) }
  func showError(_ reason: String, action: String?) {
    reasons.append(reason)
    actions.append(action)
  }
  func openSettings() { settingsCalls += 1 }
}
