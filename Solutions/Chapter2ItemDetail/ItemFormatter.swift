/// Presentation logic that both presenters share: display strings for an item.
nonisolated enum ItemFormatter {
  /// The item's name, with a star before it if the item is a favourite: "★ Desk lamp".
  static func title(of item: Item) -> String {
    item.isFavourite ? "★ \(item.name)" : item.name
  }

  /// The item's price in euros: "€4.50".
  ///
  /// The market knows no negative price.
  static func price(of item: Item) -> String {
    // exercise 2.1 · price: The list is blank. Show a row for each item, with a price such as €4.05 for 405 cents.
    let (euros, cents) = item.priceInCents.quotientAndRemainder(dividingBy: 100)
    return "€\(euros).\(cents < 10 ? "0" : "")\(cents)"
    // starter: "€\(Double(item.priceInCents) / 100)"
    // end 2.1
  }
}
