/// Entity: a part of the price that the shop lets somebody keep.
nonisolated struct Coupon: Equatable, Sendable {
  let code: String
  let percent: Int
  /// How much the goods must cost for it to be taken.
  let minimum: Won

  /// What it takes off.
  ///
  /// The part of a won that is left over stays with the shop: its bookkeeper rounds discounts down.
  func discount(on subtotal: Won) -> Won {
    subtotal * percent / 100
  }
}
