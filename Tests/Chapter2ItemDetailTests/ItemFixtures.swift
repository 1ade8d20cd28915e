import Foundation
import TestSupport
import Testing

@testable import Chapter2ItemDetail

nonisolated extension Item {
  static let bicycle = Item(id: 31, name: "Bicycle", priceInCents: 4505, stall: 3)
  static let lamp = Item(id: 12, name: "Desk lamp", priceInCents: 450, stall: 7)
  static let clock = Item(id: 8, name: "Wall clock", priceInCents: 1200, stall: 1)
  /// The bicycle as the market sells it.
  static let marketBicycle = Item(id: 31, name: "Bicycle", priceInCents: 4500, stall: 3)
  /// The lamp, at another stall.
  static let movedLamp = Item(id: 12, name: "Desk lamp", priceInCents: 450, stall: 8)
  static let movedFavouriteLamp = Item(
    id: 12, name: "Desk lamp", priceInCents: 450, stall: 8, isFavourite: true)
  static let favouriteLamp = Item(
    id: 12, name: "Desk lamp", priceInCents: 450, stall: 7, isFavourite: true)
  static let soldLamp = Item(
    id: 12, name: "Desk lamp", priceInCents: 450, stall: 7, isSold: true)
  static let soldRadio = Item(
    id: 25, name: "Radio", priceInCents: 1205, stall: 7, isSold: true)

  /// More items than fit on a screen, unsorted; two of them differ only in their ids.
  static let many: [Item] =
    [
      Item(id: 70, name: "Desk lamp", priceInCents: 450, stall: 7), soldRadio, lamp,
      Item(id: .max, name: "a button", priceInCents: 0, stall: 0), bicycle,
      Item(id: -1, name: "", priceInCents: 5, stall: 9, isSold: true, isFavourite: true),
      Item(id: 0, name: "WALL CLOCK", priceInCents: 120_000, stall: 2, isFavourite: true), clock,
    ]
    + (1...110).map { number in
      let id = 100 + (number * 31) % 113
      return Item(
        id: id, name: "Book \(id)", priceInCents: (number * 997) % 5000, stall: number % 9 + 1,
        isSold: number.isMultiple(of: 3), isFavourite: number.isMultiple(of: 4))
    }

  /// Names that are easily changed on the way: with blanks at the ends, with line breaks, with a digit or a star
  /// first, with a combining accent, and from right to left.
  static let odd: [Item] =
    [
      "  Two blanks  ", "Two\nlines\n", "\n", " ", "", "7 chairs", "★ Star of tin", "Cafe\u{301}",
      "\u{5E0}\u{5DE}\u{5DC}", "ÉCLAIR &amp; <b>tea</b>",
    ].enumerated().map { number, name in
      Item(
        id: 900 - number, name: name, priceInCents: number * 99, stall: number,
        isFavourite: number.isMultiple(of: 2))
    } + oddProperties

  /// Items with properties that are equal where others differ: the id, price and stall of one, or all but the ids of two.
  private static let oddProperties: [Item] =
    [
      Item(id: 7, name: "7", priceInCents: 7, stall: 7, isFavourite: true),
      Item(id: 1, name: "Gift", priceInCents: 0, stall: 0),
      Item(id: 2, name: "Gift", priceInCents: 0, stall: 0),
      Item(id: 3, name: "Yacht", priceInCents: 6_553_602, stall: 1_000),
      Item(id: 4, name: "Castle", priceInCents: 16_777_217, stall: 1),
    ] + chance

  /// Items that no answer can know.
  private static let chance: [Item] = {
    var chance = ChanceOrder(seed: 20)
    return (1...3).map { number in
      Item(
        id: chance.number(below: .max), name: String(chance.number(below: .max), radix: 36),
        priceInCents: chance.number(below: 1_000_000), stall: chance.number(below: 10_000),
        isFavourite: number.isMultiple(of: 2))
    }
  }()

  /// The lamp, each time with one other property.
  static let changedLamps: [Item] = [
    Item(id: 12, name: "Table lamp", priceInCents: 450, stall: 7),
    Item(id: 12, name: "Desk lamp", priceInCents: 451, stall: 7),
    movedLamp, soldLamp, favouriteLamp, movedFavouriteLamp,
  ]
  /// Items that differ only in their ids, and in whether they are sold.
  static let twins = [
    lamp, Item(id: 70, name: "Desk lamp", priceInCents: 450, stall: 7),
    Item(id: 71, name: "Desk lamp", priceInCents: 450, stall: 7, isSold: true),
  ]

  /// More items than any screen, page or batch has.
  static let crowd: [Item] = (1...1100).map {
    Item(id: 2000 - $0, name: "Cup \($0)", priceInCents: $0, stall: 4)
  }

  /// Items that are easily mixed up: some are sold, free, or without a name, and two differ only in their ids.
  static let few = [lamp, clock, bicycle, favouriteLamp, soldRadio] + changedLamps + many.prefix(7)

  /// Chairs with these prices, in cents.
  static func withPrices(_ prices: [Int]) -> [Item] {
    prices.map { Item(id: 1, name: "Chair", priceInCents: $0, stall: 1) }
  }

  /// Prices that are easily calculated wrongly, and some that no answer can know.
  static let oddPrices: [Int] = {
    var chance = ChanceOrder(seed: 1)
    let known = [
      0, 5, 99, 100, 405, 120_000, 1_234_567, 6_553_602, 16_777_217, 2_147_483_649,
    ]
    return known
      + (0..<200).map { _ in chance.number(below: chance.one(of: [1_000, 100_000, 100_000_000])) }
  }()

  /// The row that shows the item.
  var expectedRow: ItemRow {
    ItemRow(id: id, title: ItemFormatter.title(of: self), price: expectedPrice)
  }

  /// The price as the row and the detail show it.
  var expectedPrice: String {
    let cents = "\(priceInCents % 100)"
    return "€\(priceInCents / 100).\(cents.count < 2 ? "0\(cents)" : cents)"
  }

  /// What the detail shows of the item.
  var expectedDetail: ItemDetail {
    ItemDetail(
      title: ItemFormatter.title(of: self), price: expectedPrice,
      favouriteAction: isFavourite ? "Remove the star" : "Mark as favourite")
  }
}

nonisolated extension ItemRow {
  static let bicycle = ItemRow(id: 31, title: "Bicycle", price: "€45.05")
  static let lamp = ItemRow(id: 12, title: "Desk lamp", price: "€4.50")
  static let favouriteLamp = ItemRow(id: 12, title: "★ Desk lamp", price: "€4.50")
  static let radio = ItemRow(id: 25, title: "Radio", price: "€12.05")
}

nonisolated extension ItemError {
  /// One of each kind.
  static let all: [ItemError] = [.listUnreadable, .marketClosed(opensAtHour: 9)]
}

extension ChanceOrder {
  /// Items as a source may have them: each id only once, and in any order.
  mutating func items() -> [Item] {
    switch number(below: 40) {
    case 0, 10, 20, 30: []
    case 6, 16: Item.many
    case 26, 36: Item.odd
    case 7, 17: items(from: Item.odd + Item.many, atMost: 12)
    case 8, 18, 28: [one(of: Item.odd)]
    case 9: Item.crowd
    default: items(from: Item.few, atMost: 4)
    }
  }

  /// Items of which none is sold.
  mutating func itemsForSale() -> [Item] { items().filter { !$0.isSold } }

  /// Up to so many of these items.
  mutating func items(from all: [Item], atMost limit: Int) -> [Item] {
    var items: [Item] = []
    for _ in 0...number(below: limit) {
      let item = one(of: all)
      if !items.contains(where: { $0.id == item.id }) { items.append(item) }
    }
    return items
  }
}

/// In a failure, an item's name is enough, together with what distinguishes it.
nonisolated extension Item: CustomDebugStringConvertible {
  public var debugDescription: String {
    let isUsual = ([.bicycle, .lamp, .clock, .soldRadio] + Item.many + Item.odd).contains {
      ($0.id, $0.name, $0.priceInCents, $0.stall) == (id, name, priceInCents, stall)
    }
    let traits = [
      isUsual ? nil : "\(priceInCents) cents, stall \(stall)", isSold ? "sold" : nil,
    ].compactMap { $0 }
    let more = traits.isEmpty ? "" : " (\(traits.joined(separator: ", ")))"
    return "\(isFavourite ? "Favourite" : "Item") \(id) \(name.debugDescription)\(more)"
  }
}

nonisolated extension ItemRow: CustomDebugStringConvertible {
  public var debugDescription: String { "Row \(id) \("\(title), \(price)".debugDescription)" }
}
