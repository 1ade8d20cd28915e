/// View data: the detail of an item, in words.
nonisolated struct ItemDetail: Equatable, Sendable {
  let title: String
  let price: String
  /// What a tap on the first row does: "Mark as favourite".
  let favouriteAction: String
}
