/// View data: the order sheet, in words.
nonisolated struct OrderSheet: Equatable, Sendable {
  let rows: [Row]
  /// What the coupon takes off; nil without a coupon.
  let discount: String?
  let shipping: String
  let total: String
  /// What keeps the order from being placed; nil when it can be placed.
  let notice: String?

  /// One product on the sheet, in words.
  nonisolated struct Row: Equatable, Identifiable, Sendable {
    let id: OrderLine.ID
    let name: String
    /// How many, and what they cost.
    let text: String
  }
}
