/// Presenter of the cart: it opened the checkout, so it is told when the last step is done.
final class CartPresenter {
  weak var view: (any CartViewProtocol)?
  private let wireframe: any CartWireframeProtocol

  init(wireframe: any CartWireframeProtocol) {
    self.wireframe = wireframe
  }
}

extension CartPresenter: CheckoutOutput {
  func didPlaceOrder(number: Int) {
    wireframe.closeCheckout()
    view?.showReceipt(ofOrder: number)
  }
}
