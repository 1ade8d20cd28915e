/// Entity: the order that the user is about to place.
nonisolated struct Order: Equatable, Sendable {
  var lines: [OrderLine] = []
  var coupon: Coupon?

  /// The price of the goods, before the coupon and without shipping.
  var subtotal: Won {
    lines.map(\.cost).reduce(0, +)
  }

  /// Adds one piece of a product; it has no effect without that product.
  mutating func addOne(of id: OrderLine.ID) {
    guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
    lines[index].quantity += 1
  }

  /// Takes one piece of a product away; the last piece takes its line with it.
  mutating func takeOne(of id: OrderLine.ID) {
    guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
    lines[index].quantity -= 1
    if lines[index].quantity < 1 { lines.remove(at: index) }
  }
}
