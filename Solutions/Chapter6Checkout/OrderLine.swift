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

// exercise 6.6 · entity: The server sends a product without a price, and the app sells it for 0 won. Report it instead.
// starter: nonisolated extension OrderLine: Decodable {
// starter:   private enum CodingKeys: String, CodingKey {
// starter:     case id = "prod_id"
// starter:     case name = "prod_nm"
// starter:     case seller = "slr_nm"
// starter:     case price = "unit_amt"
// starter:     case shippingFee = "dlvr_amt"
// starter:     case stock = "stk_qty"
// starter:     case quantity = "ord_qty"
// starter:   }
// starter:
// starter:   init(from decoder: any Decoder) throws {
// starter:     let values = try decoder.container(keyedBy: CodingKeys.self)
// starter:     id = try values.decode(Int.self, forKey: .id)
// starter:     name = try values.decode(String.self, forKey: .name)
// starter:     seller = try values.decodeIfPresent(String.self, forKey: .seller)
// starter:     price = try values.decodeIfPresent(Won.self, forKey: .price) ?? 0
// starter:     shippingFee = try values.decodeIfPresent(Won.self, forKey: .shippingFee) ?? 0
// starter:     stock = try values.decodeIfPresent(Int.self, forKey: .stock) ?? 0
// starter:     quantity = try values.decode(Int.self, forKey: .quantity)
// starter:   }
// starter: }
// end 6.6

nonisolated extension OrderLine {
  /// The price of the whole line, without shipping.
  var cost: Won { price * quantity }
}
