@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// Something that a person does, whatever it is about.
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

  /// When it is, in the words of a sentence.
  var time: String {
    switch self {
    case .load: "when the cart comes"
    case .change: "after one product more"
    case .coupon: "after a coupon"
    case .order: "after an order"
    }
  }
}
