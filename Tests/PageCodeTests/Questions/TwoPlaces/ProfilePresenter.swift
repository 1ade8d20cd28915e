/// Presenter of the profile: the user's home address can be changed.
final class ProfilePresenter {
  weak var view: (any ProfileViewProtocol)?
  private let wireframe: any ProfileWireframeProtocol

  init(wireframe: any ProfileWireframeProtocol) {
    self.wireframe = wireframe
  }

  func didSelectHomeAddress() {
    wireframe.showAddressPicker(output: self)
  }
}

extension ProfilePresenter: AddressPickerOutput {
  func didPickAddress(_ address: String) {
    wireframe.closeAddressPicker()
    view?.showHomeAddress(address)
  }
}
