import Testing

@testable import Chapter2ItemDetail

nonisolated extension Item {
  static let bicycle = Item(id: 31, name: "Bicycle", priceInCents: 4505, stall: 3)
  static let lamp = Item(id: 12, name: "Desk lamp", priceInCents: 450, stall: 7)
  static let clock = Item(id: 8, name: "Wall clock", priceInCents: 1200, stall: 1)
  static let favouriteLamp = Item(
    id: 12, name: "Desk lamp", priceInCents: 450, stall: 7, isFavourite: true)
  static let soldRadio = Item(
    id: 25, name: "Radio", priceInCents: 1205, stall: 7, isSold: true)
}

nonisolated extension ItemRow {
  static let bicycle = ItemRow(id: 31, title: "Bicycle", price: "€45.05")
  static let lamp = ItemRow(id: 12, title: "Desk lamp", price: "€4.50")
  static let favouriteLamp = ItemRow(id: 12, title: "★ Desk lamp", price: "€4.50")
  static let soldRadio = ItemRow(id: 25, title: "Radio", price: "€12.05")
}

/// In a failure, an item's name is enough, with what sets it apart.
nonisolated extension Item: CustomDebugStringConvertible {
  public var debugDescription: String {
    "\(isFavourite ? "Favourite" : "Item") \(name.debugDescription)\(isSold ? " (sold)" : "")"
  }
}

nonisolated extension ItemRow: CustomDebugStringConvertible {
  public var debugDescription: String { "Row \(id) \("\(title), \(price)".debugDescription)" }
}
