import TestSupport

@testable import Chapter6Checkout

/// How it is judged that the order sheet has the amounts of its bills.
let billJudge = SheetJudge.ofSheet(
  [
    MessageSource(from: 3) {
      let billing = $0.one(of: billings)
      return .shop(&$0, "the billing is \(billing)") { $0.billing = billing }.thenReload
    },
    MessageSource(from: 3) { _ in .from("the billing is absurd") { $0.billing = .absurd } },
  ],
  [
    RuleRow(3, after: .all(), "billing.orders", \.billed, Rule.billOfThisOrder),
    RuleRow(3, after: .all(), "the amounts of view.sheet", \.newSums, Rule.sheetBelieves),
    RuleRow(3, after: .events(.order), "service.totals", \.newTotals, Rule.orderBelieves),
    RuleRow(3, after: .all(), "the amounts of view.sheet", \.sums, Rule.billOfThisOrder),
    RuleRow(3, after: .events(.order), "service.totals", \.totals, Rule.billOfThisOrder),
    RuleRow(3, after: .all(), "all calls", \.calls, Rule.askingIsAll),
  ])

private let billings: [SheetWorld.Billing] = [
  .absurd,
  .fixed(discount: 5, shipping: 1, total: 70_000), .fixed(discount: 0, shipping: 7, total: 0),
  .fixed(discount: 5, shipping: 0, total: -5), .fixed(discount: 0, shipping: 0, total: 999),
]

/// An amount that is right if it is equal, or if it is known from an earlier bill, which is another matter.
nonisolated private struct Known<Value: Equatable>: Equatable, CustomStringConvertible {
  let value: Value
  let isKnown: Bool

  var description: String { "\(value)" }

  /// Compares what is wanted with what was found.
  static func == (wanted: Known, found: Known) -> Bool {
    wanted.value == found.value || found.isKnown
  }
}

/// Orders that may have a bill; one that has none is no fault by itself.
nonisolated private struct Billed: Equatable, CustomStringConvertible {
  let orders: [Order]

  var description: String { Words.joined(orders.map(\.testDescription)) }

  /// Compares what is wanted with what was found.
  static func == (wanted: Billed, found: Billed) -> Bool {
    found.orders.allSatisfy(wanted.orders.contains)
  }
}

nonisolated extension SheetRecording {
  fileprivate var billed: Billed { Billed(orders: billedOrders) }

  /// The discount, the fee and the total of the sheet.
  fileprivate var sums: [String?] { sheet?.sums ?? [] }

  fileprivate var newSums: Known<[String?]> {
    let bills = formerBills + billedOrders.map { world.bill(for: $0) }
    return Known(value: sums, isKnown: bills.contains { sums(of: $0) == sums })
  }

  fileprivate var newTotals: Known<[Won]> {
    // Many mistakes lead to 0, not only an earlier bill.
    let isKnown = totals != [0] && formerBills.contains { [$0.total] == totals }
    return Known(value: totals, isKnown: isKnown)
  }

  private func sums(of bill: Bill) -> [String?] {
    [
      bill.discount > 0 ? world.string(for: -bill.discount) : nil,
      bill.shipping == 0 ? "free" : world.string(for: bill.shipping), world.string(for: bill.total),
    ]
  }
}

nonisolated extension OrderSheet {
  fileprivate var sums: [String?] { [discount, shipping, total] }
}
