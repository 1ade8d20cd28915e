/// Transport type: what the server says of an order that it has taken.
nonisolated struct PlacedOrderDTO: Decodable {
  let number: Int

  private enum CodingKeys: String, CodingKey {
    case number = "ord_no"
  }
}
