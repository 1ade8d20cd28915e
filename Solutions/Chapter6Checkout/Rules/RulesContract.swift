// The rules of the shop: functions of entities, which know no view, no server and no words.

/// Presenter → Billing.
protocol BillingProtocol {
  /// What an order costs.
  func bill(for order: Order) -> Bill
}

/// Billing → Shipping rule.
protocol ShippingRuleProtocol {
  /// What it costs to ship these lines, if shipping is not free.
  func fee(for lines: [OrderLine]) -> Won
}

/// Presenter → Order check.
protocol OrderCheckProtocol {
  /// The first thing that keeps the order from being placed; nil when there is none.
  func problem(with order: Order) -> OrderProblem?
}
