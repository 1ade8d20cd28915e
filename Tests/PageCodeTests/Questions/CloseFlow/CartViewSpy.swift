/// A view that records the receipts it should show.
final class CartViewSpy: CartViewProtocol {
  var receipts: [Int] = []

  func showReceipt(ofOrder number: Int) { receipts.append(number) }
}
