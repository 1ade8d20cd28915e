/// Entity: why a request to the shop's server failed.
nonisolated enum CheckoutError: Error, Equatable, Sendable {
  // After each of the first four, the server may have carried the request out all the same, if it was sent.
  case offline
  case tooSlow
  /// The request could not be written, or the server responded with the status of an error.
  case refused
  case unreadable
  /// The server sent a product without a price.
  case noPrice(product: String)
  /// The server sent a product with a number that cannot be right, such as a negative stock.
  case implausible(product: String)
  /// The server sent a coupon of less than 0 or more than 100 percent.
  case implausibleCoupon(code: String)
  case unknownCoupon(code: String)

  /// An error message that the user can act on.
  var reason: String {
    switch self {
    case .offline: "The shop does not answer. Check your connection, then try again."
    case .tooSlow: "The shop did not answer in time. Try again in a moment."
    case .refused: "The shop does not do this now. Try again later."
    case .unreadable: "The shop's answer cannot be read. Check that this is the right server."
    case .noPrice(let product): "\(product) has no price now. Ask the shop what it costs."
    case .implausible(let product):
      "\(product) has a number that cannot be right. Ask the shop about it."
    case .implausibleCoupon(let code): "The coupon \(code) cannot be right. Ask the shop about it."
    case .unknownCoupon(let code): "The shop has no coupon \(code). Check its letters."
    }
  }
}
