import Foundation

/// Service: decodes the server's response to a request for the cart.
nonisolated struct CartReply {
  let data: Data

  /// The lines of the cart, in the server's order.
  var lines: [OrderLine] {
    get throws(CheckoutError) {
      // exercise 6.6 · reply: The server sends a product without a price, and the app sells it for 0 won. Report it instead.
      guard let cart = try? JSONDecoder().decode([CartLineDTO].self, from: data) else {
        throw .unreadable
      }
      return try cart.map { line throws(CheckoutError) in try line.orderLine }
      // starter: guard let lines = try? JSONDecoder().decode([OrderLine].self, from: data) else {
      // starter:   throw .unreadable
      // starter: }
      // starter: return lines
      // end 6.6
    }
  }
}
