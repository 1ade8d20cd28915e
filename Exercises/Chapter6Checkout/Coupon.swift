import Foundation

/// Entity: a coupon that lowers the price of an order.
nonisolated struct Coupon: Equatable, Sendable {
  let code: String
  let percent: Int
  /// The price of the goods from which it is valid.
  let minimum: Won

  /// Calculates the discount, rounded down to a whole won.
  func discount(on subtotal: Won) -> Won {
    subtotal * percent / 100
  }

  /// The code as the shop prints it, in capitals and without blanks around it, of one that the user typed.
  static func code(typed text: String) -> String {
    text.trimmingCharacters(in: .whitespaces).uppercased()
  }
}
