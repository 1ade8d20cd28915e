/// DTO: an order with the server's field names.
nonisolated struct OrderDTO: Encodable {
  private let lines: [Line]
  private let coupon: String?
  private let total: Int

  init(_ order: Order, total: Won) {
    lines = order.lines.map { Line(id: $0.id, quantity: $0.quantity) }
    coupon = order.coupon?.code
    self.total = total
  }

  private enum CodingKeys: String, CodingKey {
    case lines = "items"
    case coupon = "cpn_cd"
    case total = "tot_amt"
  }

  private struct Line: Encodable {
    let id: Int
    let quantity: Int

    private enum CodingKeys: String, CodingKey {
      case id = "prod_id"
      case quantity = "ord_qty"
    }
  }
}
