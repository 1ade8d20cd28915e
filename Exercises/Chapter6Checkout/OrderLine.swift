/// Entity: a product on the order sheet, and its quantity.
nonisolated struct OrderLine: Equatable, Identifiable, Sendable {
  let id: Int
  let name: String
  /// The seller; nil if the shop itself sells it.
  let seller: String?
  /// The price of one.
  let price: Won
  /// The fee for shipping this product alone, whatever its quantity.
  let shippingFee: Won
  /// How many are left.
  let stock: Int
  var quantity: Int
}

// TODO: 6.6 The server sends a product without a price, and the app sells it for 0 won. Report it instead.
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
  /// The price of the whole line, without shipping.
  var cost: Won { price * quantity }
}
