// The shop's business rules a second time, written in a different way: what the tests expect.

@testable import Chapter6Checkout

/// What an order costs in this shop, with the test's fee if it has one.
nonisolated struct ShopBilling: BillingProtocol {
  var fee: Won?

  nonisolated func bill(for order: Order) -> Bill {
    var goods: Won = 0
    for line in order.lines { goods += line.price * line.quantity }
    let discount = goods * (order.coupon?.percent ?? 0) / 100
    let cheapest = fee ?? order.lines.map(\.shippingFee).sorted().first
    let shipping = goods - discount < 50_000 ? cheapest ?? 0 : 0
    return Bill(
      subtotal: goods, discount: discount, shipping: shipping, total: goods - discount + shipping)
  }
}

/// Why this shop rejects an order.
nonisolated struct ShopCheck: OrderCheckProtocol {
  nonisolated func problem(with order: Order) -> OrderProblem? {
    for line in order.lines where line.stock < line.quantity {
      return .outOfStock(product: line.name, left: line.stock)
    }
    let goods = ShopBilling().bill(for: order).subtotal
    guard goods >= 15_000 else { return .belowMinimum(missing: 15_000 - goods) }
    guard let coupon = order.coupon, coupon.minimum > goods else { return nil }
    return .couponNotValid(code: coupon.code, minimum: coupon.minimum)
  }
}

/// The sum of the cheapest fees of all sellers.
nonisolated struct ShopFeeOfEachSeller: ShippingRuleProtocol {
  nonisolated func fee(for lines: [OrderLine]) -> Won {
    var cheapest: [String?: Won] = [:]
    for line in lines {
      cheapest[line.seller] = min(cheapest[line.seller] ?? .max, line.shippingFee)
    }
    return cheapest.values.reduce(0, +)
  }
}

/// How this shop formats an amount.
nonisolated struct ShopMoneyFormatter: MoneyFormatterProtocol {
  nonisolated func string(for amount: Won) -> String {
    var digits = Array(String(amount.magnitude))
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: place) }
    return (amount < 0 ? "−" : "") + String(digits) + " won"
  }
}
