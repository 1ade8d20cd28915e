// The business rules of the shop: functions of entities, without a view, a server or a display string.

/// Presenter → Billing.
protocol BillingProtocol {
  /// Calculates what an order costs.
  func bill(for order: Order) -> Bill
}

/// Billing → Shipping rule.
protocol ShippingRuleProtocol {
  /// Calculates what it costs to ship these lines, if shipping is not free.
  func fee(for lines: [OrderLine]) -> Won
}

/// Presenter → Order check.
protocol OrderCheckProtocol {
  /// Finds the first reason why the order cannot be placed; nil if there is none.
  func problem(with order: Order) -> OrderProblem?
}
