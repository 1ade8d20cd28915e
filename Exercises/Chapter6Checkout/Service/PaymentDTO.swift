/// Transport type: how an order is paid, in the server's own words.
nonisolated struct PaymentDTO: Encodable {
  let sum: Int
  let months: Int

  private enum CodingKeys: String, CodingKey {
    case sum = "pay_amt"
    case months = "pay_mon"
  }
}
