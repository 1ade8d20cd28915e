import ScreenKit
import TestSupport
import Testing

struct CloseFlowTests {
  private let navigator = Navigator()
  private let cart = Screen()

  @Test func `After the order, the cart is on top again, and shows the receipt`() {
    show("Shop", in: navigator)
    navigator.push(cart)
    show("Address", in: navigator)
    show("Payment", in: navigator)
    let (presenter, view) = makePresenter()

    presenter.didPlaceOrder(number: 7)

    expect(navigator.screens.map(\.title), equals: ["Shop", ""])
    #expect(navigator.top === cart)
    expect(view.receipts, equals: [7])
  }

  @Test func `While the cart is on top, there is nothing to close`() {
    show("Shop", in: navigator)
    navigator.push(cart)

    CartWireframe(navigator: navigator, cart: cart).closeCheckout()

    expect(navigator.screens.count, equals: 2)
  }

  @Test func `Without the cart, no other screen is closed`() {
    show("Shop", in: navigator)
    show("Address", in: navigator)

    CartWireframe(navigator: navigator, cart: cart).closeCheckout()

    expect(navigator.screens.map(\.title), equals: ["Shop", "Address"])
  }

  private func makePresenter() -> (CartPresenter, CartViewSpy) {
    let view = CartViewSpy()
    let presenter = CartPresenter(
      wireframe: CartWireframe(navigator: navigator, cart: cart))
    presenter.view = view
    return (presenter, view)
  }

  private func show(_ title: String, in navigator: Navigator) {
    let screen = Screen()
    screen.title = title
    navigator.push(screen)
  }
}
