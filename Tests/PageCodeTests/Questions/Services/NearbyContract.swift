// The contract of a screen that needs the user's place, and therefore a permission.

/// Interactor → Location service.
///
/// One implementation wraps `CLLocationManager`, and asks for the permission.
protocol LocationServiceProtocol: AnyObject {
  func currentPlace() async throws(LocationError) -> Place
}

/// Presenter → Interactor.
protocol NearbyInteractorProtocol: AnyObject {
  func nearbyShops() async throws(LocationError) -> [Shop]
}

/// Presenter → View.
protocol NearbyViewProtocol: AnyObject {
  func showShops(_ names: [String])
  func showError(_ reason: String, action: String?)
}

/// Presenter → Wireframe.
protocol NearbyWireframeProtocol: AnyObject {
  func openSettings()
}
