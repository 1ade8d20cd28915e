/// Presenter of a parcel, which needs a destination.
final class ParcelPresenter {
  weak var view: (any ParcelViewProtocol)?
  private let wireframe: any ParcelWireframeProtocol

  init(wireframe: any ParcelWireframeProtocol) {
    self.wireframe = wireframe
  }

  func didSelectDestination() {
    wireframe.showAddressPicker(output: self)
  }
}

extension ParcelPresenter: AddressPickerOutput {
  func didPickAddress(_ address: String) {
    wireframe.closeAddressPicker()
    view?.showDestination(address)
  }
}
