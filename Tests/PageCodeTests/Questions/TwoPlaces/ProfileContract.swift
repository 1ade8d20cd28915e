/// Presenter → View.
protocol ProfileViewProtocol: AnyObject {
  func showHomeAddress(_ address: String)
}

/// Presenter → Wireframe.
protocol ProfileWireframeProtocol: AnyObject {
  func showAddressPicker(output: any AddressPickerOutput)
  func closeAddressPicker()
}
