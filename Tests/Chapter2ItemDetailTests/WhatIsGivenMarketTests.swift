// Tests of the provided code: green from the start, and while you solve the exercises.

import TestSupport
import Testing

@testable import Chapter2ItemDetail

extension Chapter2 {
  @Suite("Provided code: the market")
  struct WhatIsGivenMarket {
    @Test func `A busy market has items for sale, and sold ones`() throws {
      let items = try FleaMarket(day: .busy).items()
      let sold = items.filter(\.isSold)
      #expect(0 < sold.count && sold.count < items.count)
      expect(Set(items.map(\.id)).count, equals: items.count)
    }

    @Test func `A market that is sold out has only sold items`() throws {
      let items = try FleaMarket(day: .soldOut).items()
      expect(items.isEmpty, equals: false)
      expect(items.filter(\.isSold), equals: items)
    }

    @Test func `A closed market, or one without a list, throws an error`() {
      #expect(throws: ItemError.marketClosed(opensAtHour: 9)) {
        try FleaMarket(day: .closed).items()
      }
      #expect(throws: ItemError.listUnreadable) { try FleaMarket(day: .unreadable).items() }
    }

    @Test func `The market replaces the item that has the same id`() throws {
      let market = FleaMarket(day: .busy)
      var items = try market.items()
      let first = try #require(items.first)
      var changed = first
      changed.isFavourite.toggle()
      market.replaceItem(with: changed)

      items = items.map { $0.id == first.id ? changed : $0 }
      expect(try market.items(), equals: items)
    }

    @Test func `A title has a star when the item is a favourite`() {
      expect(ItemFormatter.title(of: .lamp), equals: "Desk lamp")
      expect(ItemFormatter.title(of: .favouriteLamp), equals: "★ Desk lamp")
    }
  }
}
