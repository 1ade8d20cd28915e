import ScreenKit

/// View: a row for each address.
final class AddressPickerView: Screen {
  let presenter: any AddressPickerPresenterProtocol

  init(presenter: any AddressPickerPresenterProtocol) {
    self.presenter = presenter
    super.init()
    title = "Addresses"
  }

  override func viewDidLoad() { rows = presenter.addresses }

  override func didSelectRow(at index: Int) { presenter.didSelectAddress(at: index) }
}
