/// View data: one row of the list, in words.
nonisolated struct ItemRow: Equatable, Identifiable, Sendable {
  /// The item's id, which the view gives back when the row is tapped.
  let id: Int
  let title: String
  let price: String
}
