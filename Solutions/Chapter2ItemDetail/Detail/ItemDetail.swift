/// View model: the detail of an item, ready to be displayed.
nonisolated struct ItemDetail: Equatable, Sendable {
  let title: String
  let price: String
  /// What a tap on the first row does: "Mark as favourite".
  let favouriteAction: String
}
