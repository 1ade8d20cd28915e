/// Presenter → View.
protocol ParcelViewProtocol: AnyObject {
  func showDestination(_ address: String)
}

/// Presenter → Wireframe.
protocol ParcelWireframeProtocol: AnyObject {
  func showAddressPicker(output: any AddressPickerOutput)
  func closeAddressPicker()
}
