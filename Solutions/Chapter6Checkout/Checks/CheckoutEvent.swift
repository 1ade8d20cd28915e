@testable import Chapter6Checkout

/// Something that a person does on the order sheet.
nonisolated enum CheckoutEvent: Sendable {
  case load
  case addOne(OrderLine.ID)
  case takeOne(OrderLine.ID)
  case coupon(String)
  case order
}
