import TestSupport

@testable import Chapter6Checkout

/// How it is judged that an order is placed.
let orderJudge = SheetJudge.ofSheet(
  [
    MessageSource(from: 8) {
      .orders(failWith: $0.one(of: [.offline, .refused, .unreadable, .unknownCoupon(code: "MAY")]))
    },
    MessageSource(from: 8) {
      .orders(failWith: $0.one(of: [nil, nil, .noPrice(product: "Moon"), .tooSlow]))
    },
    MessageSource(from: 8) {
      let error = $0.one(of: [nil, CheckoutError.offline])
      return .from("coupons end with \(error, default: "success")") { $0.couponError = error }
    },
    MessageSource(from: 8) {
      let isSlow = $0.number(below: 3) > 0
      return .from("the server is \(isSlow ? "slow" : "fast")") { $0.isSlow = isSlow }
    },
    MessageSource(from: 8) { _ in .serverResponds },
    MessageSource(from: 8) { _ in .didEnterCoupon("may") },
  ], orderRules, isKept: Rule.waitHoldsNothing)

private let taps = Set.events(.tapDuringOrder, .tapDuringRequest)
private let requested = Set.events(.orderRequest)
private let placed = Set.events(.order, .orderResponse)
private let failed = Set.events(.failedOrder, .failedOrderResponse)
private let sent = Set.events(
  .cart, .coupon, .failure, .order, .failedOrder, .orderRequest, .request)

/// Which rule of an order is broken when a part of the recording differs after a message.
private let orderRules: [RuleRow<SheetModel>] = [
  RuleRow(
    8, after: .events(.tapDuringOrder), "service.orders.count", \.orders.count, Rule.onceIsEnough),
  RuleRow(8, after: taps, "all calls", \.calls, Rule.waitIsForAll),
  RuleRow(
    8, after: .events(.orderRequest), "router.confirmations", \.confirmations,
    Rule.answerBeforeRoute),
  RuleRow(
    8, after: sent.only(.first, .afterOrder), "nothing is sent", \.isSilent, Rule.waitEndsForAll),
  RuleRow(
    8, after: sent.only(.afterFailure), "nothing is sent", \.isSilent, Rule.failureKeepsOrder),
  RuleRow(8, after: failed, "service.orders.count", \.orders.count, Rule.failureEndsTheTap),
  RuleRow(8, after: failed, "view.sheet", \.sheet, Rule.failureKeepsOrder),
  RuleRow(8, after: failed, "what the view shows last", \.lastShown, Rule.failureHasReason),
  RuleRow(8, after: failed, "router.confirmations", \.confirmations, Rule.answerBeforeRoute),
  RuleRow(
    8, after: placed.union(failed), "what is shown before the end of loading",
    \.shownWhileLoading, Rule.waitEndsFirst),
  RuleRow(8, after: failed, "view.sheetCount", \.sheets.count, Rule.unchangedIsNotShown),
  RuleRow(8, after: placed, "view.sheet", \.sheet, Rule.sheetIsEmptied),
  RuleRow(
    8, after: .events(.cart, .orderRequest, .order).only(.afterOrder), "view.sheet", \.sheet,
    Rule.sheetIsEmptied),
  RuleRow(
    8, after: placed, "the number of confirmations", \.confirmations.count, Rule.answerBeforeRoute),
  RuleRow(8, after: placed, "router.confirmations", \.confirmations, Rule.confirmsThisOrder),
  RuleRow(8, after: placed, "all calls", \.calls, Rule.answerBeforeRoute),
  RuleRow(8, after: failed, "all calls", \.calls, Rule.failureHasReason),
  RuleRow(
    8, after: .all().only(.afterFailure), "all calls", \.calls, Rule.failureKeepsOrder),
  RuleRow(8, after: .all(), "all calls", \.calls, Rule.waitEndsForAll),

  RuleRow(
    8, after: taps.union(requested), "what the closed sheet shows", \.shown,
    Rule.waitHoldsNothing, when: .released),
  RuleRow(
    8, after: placed.union(failed).union(requested), "service.orders", \.orders,
    Rule.orderIsWhole, when: .released),
]

extension SheetModel.Message {
  fileprivate static func orders(failWith error: CheckoutError?) -> Self {
    .from("orders end with \(error, default: "success")") { $0.orderError = error }
  }
}

nonisolated extension SheetRecording {
  fileprivate var isSilent: Bool { requests.isEmpty }

  /// What arrives after a request.
  fileprivate var shown: [SheetCall] {
    calls.filter { $0.isShown || $0.isConfirmation || $0 == .hideLoading }
  }

  /// The last sheet or message.
  fileprivate var lastShown: SheetCall? { calls.last { $0.isShown } }

  /// What arrives before the loading state ends; all if it doesn't.
  fileprivate var shownWhileLoading: [SheetCall] {
    calls.prefix { $0 != .hideLoading }.filter { $0.isShown || $0.isConfirmation }
  }
}

nonisolated extension SheetCall {
  fileprivate var isShown: Bool {
    switch self {
    case .show, .showMessage: true
    default: false
    }
  }

  fileprivate var isConfirmation: Bool {
    if case .showConfirmation = self { true } else { false }
  }
}
