import TestSupport

@testable import Chapter6Checkout

private let shown = Set.events(.cart, .coupon, .change, .order)

/// How it is judged that the check decides about an order.
let problemJudge = SheetJudge.ofSheet(
  [
    MessageSource(from: 4) {
      let check = $0.one(of: [.accepting, .absurd, .ofShop] as [SheetWorld.Check])
      return .shop(&$0, "the check is \(check)") { $0.check = check }
    },
    MessageSource(from: 4) { .finding($0.one(of: OrderProblem.few)) },
    MessageSource(from: 4) { .finding($0.one(of: OrderProblem.few + OrderProblem.odd)) },
    MessageSource(from: 4) {
      let error = $0.one(of: [CheckoutError.offline, nil])
      return .from("the cart \(error == nil ? "loads" : "doesn't load")") { $0.cartError = error }
    },
  ],
  [
    RuleRow(
      4, after: .events(.order, .rejectedOrder), "the placed orders that were not checked",
      \.uncheckedOrders, Rule.checkOfThisOrder),
    RuleRow(4, after: .events(.order), "service.orders.count", \.orders.count, Rule.checkDecides),
    RuleRow(4, after: shown, "view.sheet.notice", \.sheet?.notice, Rule.presenterWords),
    RuleRow(
      4, after: shown, "the characters of view.sheet.notice", \.sheet?.notice?.spelled,
      Rule.presenterWords),
    RuleRow(4, after: .events(.rejectedOrder), "service.orders", \.orders, Rule.checkDecides),
    RuleRow(
      4, after: .events(.rejectedOrder), "view.sheetCount", \.sheets.count,
      Rule.rejectedTapIsSilent),
    RuleRow(4, after: .all(), "all calls", \.calls, Rule.checkDecides),
  ])

extension SheetModel.Message {
  fileprivate static func finding(_ problem: OrderProblem) -> Self {
    .from("the check returns \(problem)") { $0.check = .finding(problem) }
  }
}

nonisolated extension OrderProblem {
  /// Problems that a person would choose.
  fileprivate static let few: [OrderProblem] = [
    .outOfStock(product: "Moon", left: 7), .outOfStock(product: "Sun", left: 1),
    .outOfStock(product: "Star", left: 0), .belowMinimum(missing: 77_777),
    .belowMinimum(missing: 1), .couponNotValid(code: "may", minimum: 8_888),
    .belowMinimum(missing: 0), .couponNotValid(code: "Mai ü", minimum: 0),
    .outOfStock(product: " cafe\u{301} ", left: -1), .outOfStock(product: "a\r\nb", left: 2),
  ]

  fileprivate static let odd: [OrderProblem] = OddTexts.all.flatMap {
    [.outOfStock(product: $0, left: 3), .couponNotValid(code: $0, minimum: 70)]
  }
}
