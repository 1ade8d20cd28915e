@testable import Chapter6Checkout

/// A spy for the presenter of the order sheet, which records the events that the view reports.
final class CheckoutPresenterSpy: CheckoutPresenterProtocol {
  weak var view: (any CheckoutViewProtocol)?
  private(set) var events: [String] = []

  func viewDidLoad() { events.append("loaded") }
  func didAddOne(id: OrderLine.ID) { events.append("one more of \(id)") }
  func didTakeOne(id: OrderLine.ID) { events.append("one less of \(id)") }
  func didEnterCoupon(_ code: String) { events.append("coupon \(code)") }
  func didSelectOrder() { events.append("order") }
}
