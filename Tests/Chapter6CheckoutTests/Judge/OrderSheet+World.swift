@testable import Chapter6Checkout

nonisolated extension OrderSheet {
  /// The sheet of an order, with the rules of a world.
  init(of order: Order, in world: SheetWorld) {
    let bill = world.bill(for: order)
    let notice: String? =
      switch world.problem(with: order) {
      case .outOfStock(let product, let left): "Only \(left) of \(product) are left."
      case .belowMinimum(let missing): "Add goods for \(world.string(for: missing)) to order."
      case .couponNotValid(let code, let minimum):
        "The coupon \(code) needs goods for \(world.string(for: minimum))."
      case nil: nil
      }
    self.init(
      rows: order.lines.map {
        Row(
          id: $0.id, name: $0.name,
          text: "\($0.name) × \($0.quantity): \(world.string(for: $0.cost))")
      },
      discount: bill.discount > 0 ? world.string(for: -bill.discount) : nil,
      shipping: bill.shipping == 0 ? "free" : world.string(for: bill.shipping),
      total: world.string(for: bill.total), notice: notice)
  }
}
