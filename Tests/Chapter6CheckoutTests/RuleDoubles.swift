@testable import Chapter6Checkout

/// A shipping rule that says what it is told to, and remembers the lines that it was asked about.
final class ShippingRuleStub: ShippingRuleProtocol {
  var fee: Won = 2_700
  private(set) var asked: [[OrderLine]] = []

  func fee(for lines: [OrderLine]) -> Won {
    asked.append(lines)
    return fee
  }
}

/// A bill that nobody can believe, unless he asks for nothing else.
///
/// Shipping costs a won for each piece and one more, and the total tells the order by its digits. Even nothing
/// costs something.
struct NonsenseBilling: BillingProtocol {
  func bill(for order: Order) -> Bill {
    let pieces = order.lines.map(\.quantity).reduce(0, +)
    let percent = order.coupon?.percent ?? 0
    return Bill(
      subtotal: order.subtotal, discount: 7 * percent, shipping: pieces + 1,
      total: 1_000 * order.lines.count + 100 * pieces + percent + 7)
  }
}

/// The same sums for every order, whatever its goods cost.
struct OddBilling: BillingProtocol {
  let discount: Won
  let shipping: Won
  let total: Won

  func bill(for order: Order) -> Bill {
    Bill(subtotal: order.subtotal, discount: discount, shipping: shipping, total: total)
  }
}

/// A check that says what it is told to, and remembers the orders that it was asked about.
final class OrderCheckStub: OrderCheckProtocol {
  var problem: OrderProblem?
  private(set) var asked: [Order] = []

  func problem(with order: Order) -> OrderProblem? {
    asked.append(order)
    return problem
  }
}

/// A check that nobody can believe, unless he asks for nothing else: its reasons go round with the pieces.
struct NonsenseCheck: OrderCheckProtocol {
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

/// Words for an amount that nobody would choose.
struct StrangeMoneyWords: MoneyWordsProtocol {
  func words(for amount: Won) -> String { "<\(amount)>" }
}
