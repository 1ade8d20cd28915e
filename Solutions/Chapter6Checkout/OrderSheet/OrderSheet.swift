/// View model: the order sheet as display strings.
nonisolated struct OrderSheet: Equatable, Sendable {
  let rows: [Row]
  /// The discount; nil if there is none.
  let discount: String?
  let shipping: String
  let total: String
  /// Why the order cannot be placed; nil if it can.
  let notice: String?

  /// One product on the sheet.
  nonisolated struct Row: Equatable, Identifiable, Sendable {
    let id: OrderLine.ID
    let name: String
    /// Name, quantity and price.
    let text: String
  }
}
