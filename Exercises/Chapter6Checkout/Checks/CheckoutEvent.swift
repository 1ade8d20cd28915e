@testable import Chapter6Checkout

/// A user action on the order sheet.
nonisolated enum CheckoutEvent: Sendable {
  case load
  case addOne(OrderLine.ID)
  case takeOne(OrderLine.ID)
  case coupon(String)
  case order
}

extension CheckoutPresenterProtocol {
  /// Reports one user action to the presenter.
  func receive(_ event: CheckoutEvent) {
    switch event {
    case .load: viewDidLoad()
    case .addOne(let id): didAddOne(id: id)
    case .takeOne(let id): didTakeOne(id: id)
    case .coupon(let code): didEnterCoupon(code)
    case .order: didSelectOrder()
    }
  }
}
