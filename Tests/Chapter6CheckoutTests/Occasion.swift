@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// A kind of user action.
enum Occasion: CaseIterable {
  case load, change, coupon, order

  init(_ event: CheckoutEvent) {
    switch event {
    case .load: self = .load
    case .addOne, .takeOne: self = .change
    case .coupon: self = .coupon
    case .order: self = .order
    }
  }

  /// When it happens, as the end of a sentence.
  var time: String {
    switch self {
    case .load: "when the cart arrives"
    case .change: "after a changed quantity"
    case .coupon: "after a coupon"
    case .order: "after an order"
    }
  }
}
