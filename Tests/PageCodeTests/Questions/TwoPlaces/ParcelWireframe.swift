import ScreenKit

/// Wireframe of a parcel: pushes the same picker onto the stack.
final class ParcelWireframe: ParcelWireframeProtocol {
  private weak var navigator: Navigator?

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  func showAddressPicker(output: any AddressPickerOutput) {
    navigator?.push(AddressPickerBuilder.makeAddressPickerModule(output: output))
  }

  func closeAddressPicker() {
    navigator?.pop()
  }
}
