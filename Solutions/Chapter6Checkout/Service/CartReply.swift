import Foundation

/// Service: reads the cart that came from the server.
nonisolated struct CartReply {
  let data: Data

  /// What is in the cart, in the server's order.
  var lines: [OrderLine] {
    get throws(CheckoutError) {
      // exercise 6.6 · reply: The server has no price for a product, and somebody orders it for nothing.
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
