/// A view of either place, which records the address that it should show.
final class AddressesShown: ProfileViewProtocol, ParcelViewProtocol {
  var home: [String] = []
  var destinations: [String] = []

  func showHomeAddress(_ address: String) { home.append(address) }
  func showDestination(_ address: String) { destinations.append(address) }
}
