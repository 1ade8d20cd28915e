/// Presenter: explains a denial, and offers a way out of it.
final class NearbyPresenter {
  weak var view: (any NearbyViewProtocol)?
  private let interactor: any NearbyInteractorProtocol
  private let wireframe: any NearbyWireframeProtocol

  init(interactor: any NearbyInteractorProtocol, wireframe: any NearbyWireframeProtocol) {
    self.interactor = interactor
    self.wireframe = wireframe
  }

  func didSelectNearby() async {
    do throws(LocationError) {
      view?.showShops(try await interactor.nearbyShops().map(\.name))
    } catch {
      switch error {
      case .denied: view?.showError("We may not see where you are.", action: "Open Settings")
      case .unavailable: view?.showError("Your place is unknown.", action: nil)
      }
    }
  }

  func didSelectOpenSettings() { wireframe.openSettings() }
}
