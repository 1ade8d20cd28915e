/// View model: one row of the list, ready to be displayed.
///
/// If you add an initializer, put it into an extension, so that the memberwise one remains.
nonisolated struct ItemRow: Equatable, Identifiable, Sendable {
  /// The item's id, which the view reports when the row is tapped.
  let id: Int
  let title: String
  let price: String
}
