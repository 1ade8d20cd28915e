/// View data: one row of the list, in words.
///
/// If you add an initializer, put it into an extension: so the struct keeps its memberwise one.
nonisolated struct ItemRow: Equatable, Identifiable, Sendable {
  /// The item's id, which the view gives back when the row is tapped.
  let id: Int
  let title: String
  let price: String
}
