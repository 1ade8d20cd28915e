/// DTO: how an order is paid, with the server's field names.
nonisolated struct PaymentDTO: Encodable {
  let sum: Int
  let months: Int

  private enum CodingKeys: String, CodingKey {
    case sum = "pay_amt"
    case months = "pay_mon"
  }
}
