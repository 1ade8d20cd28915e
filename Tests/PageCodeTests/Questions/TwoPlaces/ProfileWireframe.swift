import ScreenKit

/// Wireframe of the profile: opens the picker as a sheet.
final class ProfileWireframe: ProfileWireframeProtocol {
  private weak var navigator: Navigator?

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  func showAddressPicker(output: any AddressPickerOutput) {
    navigator?.present(AddressPickerBuilder.makeAddressPickerModule(output: output))
  }

  func closeAddressPicker() {
    navigator?.dismiss()
  }
}
