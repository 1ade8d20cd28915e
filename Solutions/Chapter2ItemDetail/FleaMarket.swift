/// Item source: the flea market on one day, in memory.
public final class FleaMarket: ItemSourceProtocol {
  /// What kind of day it is at the market.
  public enum Day: String, CaseIterable {
    case busy
    case soldOut = "sold-out"
    case closed
    case unreadable
  }

  private let day: Day
  private var stock = [
    Item(id: 31, name: "Bicycle", priceInCents: 4500, stall: 3),
    Item(id: 12, name: "Desk lamp", priceInCents: 450, stall: 7),
    Item(id: 25, name: "Radio (sold)", priceInCents: 1205, stall: 7, isSold: true),
    Item(id: 8, name: "Wall clock", priceInCents: 1200, stall: 1),
    Item(id: 47, name: "Box of records", priceInCents: 2000, stall: 5, isFavourite: true),
  ]

  public init(day: Day) {
    self.day = day
  }

  func items() throws(ItemError) -> [Item] {
    switch day {
    // exercise 2.2 · source: Only this screen leaves out sold items, and the next one would list them. Let none offer them.
    case .busy: return stock
    // starter: case .busy: return stock
    // end 2.2
    case .soldOut:
      return stock.map { item in
        var sold = item
        sold.isSold = true
        return sold
      }
    case .closed: throw .marketClosed(opensAtHour: 9)
    case .unreadable: throw .listUnreadable
    }
  }

  func replaceItem(with item: Item) {
    stock = stock.map { $0.id == item.id ? item : $0 }
  }
}
