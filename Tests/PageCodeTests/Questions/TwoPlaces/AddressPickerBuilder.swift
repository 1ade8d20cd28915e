import ScreenKit

/// Builder: the only part of the picker that other modules know, together with its output.
enum AddressPickerBuilder {
  static func makeAddressPickerModule(output: any AddressPickerOutput) -> Screen {
    let addresses = ["1 Quay Street", "7 Mill Lane"]
    return AddressPickerView(
      presenter: AddressPickerPresenter(addresses: addresses, output: output))
  }
}
