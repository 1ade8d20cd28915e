// The contract of a module that is opened from two places. It names neither of them.

/// View → Presenter.
protocol AddressPickerPresenterProtocol: AnyObject {
  var addresses: [String] { get }

  func didSelectAddress(at index: Int)
}

/// Address picker → the module that opened it.
protocol AddressPickerOutput: AnyObject {
  func didPickAddress(_ address: String)
}
