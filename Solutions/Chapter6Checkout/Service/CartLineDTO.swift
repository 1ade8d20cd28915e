/// Transport type: a line of the cart in the server's own words, and with its gaps.
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

  /// The entity that this stands for.
  ///
  /// What the server leaves out: a fee means that shipping is free, a stock that nothing is left. A product
  /// without a price cannot be sold.
  var orderLine: OrderLine {
    get throws(CheckoutError) {
      // exercise 6.6 · mapping: The server has no price for a product, and somebody orders it for nothing.
      guard let price else { throw .noPrice(product: name) }
      return OrderLine(
        id: id, name: name, seller: seller, price: price, shippingFee: shippingFee ?? 0,
        stock: stock ?? 0, quantity: quantity)
      // starter: throw .unreadable
      // end 6.6
    }
  }
}
