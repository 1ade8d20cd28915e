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

// exercise 6.6 · entity: The server has no price for a product, and somebody orders it for nothing.
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
  /// What all of it costs, without shipping.
  var cost: Won { price * quantity }
}
