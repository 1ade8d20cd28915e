/// DTO: a line of the cart with the server's field names, some of which may be missing.
nonisolated struct CartLineDTO: Decodable {
  let id: Int
  let name: String
  let seller: String?
  let price: Int?
  let shippingFee: Int?
  let stock: Int?
  let quantity: Int

  private enum CodingKeys: String, CodingKey {
    case id = "prod_id"
    case name = "prod_nm"
    case seller = "slr_nm"
    case price = "unit_amt"
    case shippingFee = "dlvr_amt"
    case stock = "stk_qty"
    case quantity = "ord_qty"
  }

  /// The entity that it maps to.
  var orderLine: OrderLine {
    get throws(CheckoutError) {
      // TODO: 6.6 The server sends a product without a price, and the app sells it for 0 won. Report it instead.
      throw .unreadable
    }
  }
}
