@testable import Chapter6Checkout

/// A shipping rule that returns a prepared fee, and records the lines that it receives.
final class ShippingRuleStub: ShippingRuleProtocol {
  var fee: Won = 2_700
  private(set) var asked: [[OrderLine]] = []

  func fee(for lines: [OrderLine]) -> Won {
    asked.append(lines)
    return fee
  }
}

/// An absurd bill, which no calculation leads to.
///
/// Shipping costs a won for each product and one more, and the digits of the total identify the order. Even an empty
/// order costs something.
struct AbsurdBilling: BillingProtocol {
  func bill(for order: Order) -> Bill {
    let pieces = order.lines.map(\.quantity).reduce(0, +)
    let percent = order.coupon?.percent ?? 0
    return Bill(
      subtotal: order.subtotal, discount: 7 * percent, shipping: pieces + 1,
      total: 1_000 * order.lines.count + 100 * pieces + percent + 7)
  }
}

/// The same amounts for every order, whatever its goods cost.
struct OddBilling: BillingProtocol {
  let discount: Won
  let shipping: Won
  let total: Won

  func bill(for order: Order) -> Bill {
    Bill(subtotal: order.subtotal, discount: discount, shipping: shipping, total: total)
  }
}

/// A check that returns a prepared problem, and records the orders that it receives.
final class OrderCheckStub: OrderCheckProtocol {
  var problem: OrderProblem?
  private(set) var asked: [Order] = []

  func problem(with order: Order) -> OrderProblem? {
    asked.append(order)
    return problem
  }
}

/// An absurd check: its problems depend on the number of products.
struct AbsurdCheck: OrderCheckProtocol {
  func problem(with order: Order) -> OrderProblem? {
    let pieces = order.lines.map(\.quantity).reduce(0, +)
    let percent = order.coupon?.percent ?? 0
    return switch (pieces + percent + order.lines.count) % 5 {
    case 0: .outOfStock(product: "Moon", left: pieces + 40)
    case 1: .belowMinimum(missing: 1_000 * pieces + percent)
    case 2: .couponNotValid(code: "JUNE", minimum: 7_000 + pieces)
    default: nil
    }
  }
}

/// A formatter whose format no screen would choose.
struct StrangeMoneyFormatter: MoneyFormatterProtocol {
  func string(for amount: Won) -> String { "<\(amount)>" }
}

/// A formatter without commas, which is an object, so that a test can see who retains it.
final class MoneyFormatterStub: MoneyFormatterProtocol {
  func string(for amount: Won) -> String { "\(amount) won" }
}
