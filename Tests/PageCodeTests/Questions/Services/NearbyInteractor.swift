/// Interactor: which shops are near is a business rule, and where the place comes from is a service.
final class NearbyInteractor: NearbyInteractorProtocol {
  private let location: any LocationServiceProtocol
  private let shops: [Shop]

  init(location: any LocationServiceProtocol, shops: [Shop]) {
    self.location = location
    self.shops = shops
  }

  func nearbyShops() async throws(LocationError) -> [Shop] {
    let place = try await location.currentPlace()
    return shops.filter { $0.place.isNear(place) }
  }
}
