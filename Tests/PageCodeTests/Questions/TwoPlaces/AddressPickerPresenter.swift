/// Presenter: reports the result to the module that opened the picker, and closes nothing.
final class AddressPickerPresenter: AddressPickerPresenterProtocol {
  let addresses: [String]
  private weak var output: (any AddressPickerOutput)?

  init(addresses: [String], output: any AddressPickerOutput) {
    self.addresses = addresses
    self.output = output
  }

  func didSelectAddress(at index: Int) {
    guard addresses.indices.contains(index) else { return }
    output?.didPickAddress(addresses[index])
  }
}
