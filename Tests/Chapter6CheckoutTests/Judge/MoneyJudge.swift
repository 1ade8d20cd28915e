import TestSupport

@testable import Chapter6Checkout

/// How it is judged that the order sheet uses the injected formatter.
let moneyJudge = SheetJudge.ofSheet(
  [
    MessageSource(from: 7) { .shop(&$0, "the formatter writes <5> for 5") { $0.money = .strange } },
    MessageSource(from: 7) { _ in .from("the formatter writes <5> for 5") { $0.money = .strange } },
  ],
  [
    RuleRow(7, after: .all(), "what is around the amounts", \.around, Rule.wordsOnce),
    RuleRow(7, after: .all(), "all calls", \.calls, Rule.wordsAreAll),
  ])

nonisolated extension SheetRecording {
  /// The lines of the sheet without what the formatter has written.
  fileprivate var around: [String] {
    guard world.money == .strange, let sheet else { return [] }
    let lines =
      sheet.rows.map(\.text)
      + [sheet.discount, sheet.shipping, sheet.total, sheet.notice]
      .compactMap(\.self)
    return lines.map { $0.replacing(/<-?\d+>/, with: "<>") }
  }
}
