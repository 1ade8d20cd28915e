/// View data: one row of the list, in words.
///
/// An initializer of your own goes into an extension: a struct that holds one loses the one it has.
nonisolated struct ItemRow: Equatable, Identifiable, Sendable {
  /// The item's id, which the view gives back when the row is tapped.
  let id: Int
  let title: String
  let price: String
}
