/// Entity: a product on the order sheet, and how many of it somebody wants.
nonisolated struct OrderLine: Equatable, Identifiable, Sendable {
  let id: Int
  let name: String
  /// Who sells it; nil for the shop itself.
  let seller: String?
  /// What one of it costs.
  let price: Won
  /// What it costs to ship this product alone, however many.
  let shippingFee: Won
  /// How many of it are left.
  let stock: Int
  var quantity: Int
}

// TODO: 6.6 The server has no price for a product, and somebody orders it for nothing.
nonisolated extension OrderLine: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id = "prod_id"
    case name = "prod_nm"
    case seller = "slr_nm"
    case price = "unit_amt"
    case shippingFee = "dlvr_amt"
    case stock = "stk_qty"
    case quantity = "ord_qty"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Int.self, forKey: .id)
    name = try values.decode(String.self, forKey: .name)
    seller = try values.decodeIfPresent(String.self, forKey: .seller)
    price = try values.decodeIfPresent(Won.self, forKey: .price) ?? 0
    shippingFee = try values.decodeIfPresent(Won.self, forKey: .shippingFee) ?? 0
    stock = try values.decodeIfPresent(Int.self, forKey: .stock) ?? 0
    quantity = try values.decode(Int.self, forKey: .quantity)
  }
}

nonisolated extension OrderLine {
  /// What all of it costs, without shipping.
  var cost: Won { price * quantity }
}
