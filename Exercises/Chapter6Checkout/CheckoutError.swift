/// Entity: why the shop's server did not do what it was asked.
nonisolated enum CheckoutError: Error, Equatable, Sendable {
  case offline
  /// The server does not do it.
  case refused
  case unreadable
  /// Nobody has said what a product costs.
  case noPrice(product: String)
  case unknownCoupon(code: String)

  /// A sentence for a person, who can act on it.
  var reason: String {
    switch self {
    case .offline: "The shop does not answer. Check your connection, then try again."
    case .refused: "The shop does not do this now. Your order sheet is kept; try again later."
    case .unreadable: "The shop's answer cannot be read. Check that this is the right server."
    case .noPrice(let product): "\(product) has no price now. Ask the shop what it costs."
    case .unknownCoupon(let code): "The shop has no coupon \(code). Check its letters."
    }
  }
}
