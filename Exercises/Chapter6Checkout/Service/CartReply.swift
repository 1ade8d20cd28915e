import Foundation

/// Service: reads the cart that came from the server.
nonisolated struct CartReply {
  let data: Data

  /// What is in the cart, in the server's order.
  var lines: [OrderLine] {
    get throws(CheckoutError) {
      // TODO: 6.6 The server has no price for a product, and somebody orders it for nothing.
      guard let lines = try? JSONDecoder().decode([OrderLine].self, from: data) else {
        throw .unreadable
      }
      return lines
    }
  }
}
