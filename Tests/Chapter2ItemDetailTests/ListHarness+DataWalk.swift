import TestSupport
import Testing

@testable import Chapter2ItemDetail

/// The same for the interactor, whose source changes between the turns, and for the view.
extension ListHarness {
  private static let stocks: [[Item]] = [
    [.lamp, .soldRadio, .clock], [.soldRadio], [], [.favouriteLamp, .clock], [.lamp, .clock],
    [Item.changedLamps[3], .clock], [.clock, .soldRadio, .lamp], Array(Item.many.prefix(8)),
  ]

  func walkData(_ rule: Comment) async throws {
    keepsFormer = true
    var chance = ChanceOrder(seed: 2)
    for _ in 0..<60 {
      source.stock = chance.one(of: Self.stocks)
      source.error = chance.number(below: 4) == 0 ? chance.one(of: ItemError.all) : nil
      let kept = chance.number(below: 4) == 0 ? Item.favouriteLamp : nil
      let calls = kept == nil ? 1 + chance.number(below: 2) : 1
      let stock = source.stock.map { $0.id == kept?.id ? kept ?? $0 : $0 }
      let offered = Listing(stock.filter { !$0.isSold })
      var expected = Recording(sourceCalls: calls, replaced: [kept].compactMap(\.self))
      for _ in 1...calls {
        if let error = source.error {
          expected.errors.append(error)
        } else {
          expected.delivered.append(offered)
        }
      }
      await step {
        for _ in 1...calls {
          if let kept { interactor.keepItem(kept) } else { interactor.retrieveItems() }
        }
      }
      try require(recorded.delivered, equals: expected.delivered, Rule.offerIsCurrent)
      try require(recorded, equals: expected, rule)
    }
  }

  func walkView(_ rule: Comment) async throws {
    keepsFormer = true
    var chance = ChanceOrder(seed: 4)
    var rows: [ItemRow] = []
    var isPrompt = true
    for turn in 0..<60 {
      var looks = navigator.looks
      let before = looks.count - 1
      var tapped: [ItemRow.ID] = []
      await step {
        for _ in 0...(turn > 9 && isPrompt ? chance.number(below: 3) : 0) {
          switch chance.number(below: 4) {
          case 0:
            // The same rows once more remove a message as well.
            if chance.number(below: 2) == 0 {
              rows = chance.one(of: Self.stocks).map(\.expectedRow)
            }
            looks[before].rows = rows.map { "\($0.title), \($0.price)" }
            looks[before].lines = []
            screen.showItems(rows)
          case 1:
            let message = chance.one(of: ["It failed.", "", "Nothing is for sale."])
            looks[before].lines = [message]
            screen.showMessage(message)
          default:
            guard !rows.isEmpty else { continue }
            let index = chance.number(below: rows.count)
            tapped.append(rows[index].id)
            screen.didSelectRow(at: index)
          }
          if recorded.tapped != tapped { isPrompt = false }
        }
      }
      let isStale = recorded.tapped.count == tapped.count
      try require(
        recorded.tapped, equals: tapped, isStale ? Rule.shownRowIsReported : Rule.viewReports)
      try require(navigator.looks, equals: looks, Rule.viewDecidesNothing)
      try require(recorded, equals: Recording(tapped: tapped), rule)
    }
  }
}
