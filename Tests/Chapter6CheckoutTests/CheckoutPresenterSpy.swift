@testable import Chapter6Checkout

/// A presenter, as the view of the order sheet sees it: what it was told.
final class CheckoutPresenterSpy: CheckoutPresenterProtocol {
  weak var view: (any CheckoutViewProtocol)?
  private(set) var events: [String] = []

  func viewDidLoad() { events.append("loaded") }
  func didAddOne(id: OrderLine.ID) { events.append("one more of \(id)") }
  func didTakeOne(id: OrderLine.ID) { events.append("one less of \(id)") }
  func didEnterCoupon(_ code: String) { events.append("coupon \(code)") }
  func didSelectOrder() { events.append("order") }
}
