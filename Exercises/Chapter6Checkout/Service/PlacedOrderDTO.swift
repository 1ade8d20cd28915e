/// DTO: the server's response to an order that it has accepted.
nonisolated struct PlacedOrderDTO: Decodable {
  let number: Int

  private enum CodingKeys: String, CodingKey {
    case number = "ord_no"
  }
}
