import TestSupport
import Testing

@testable import Chapter6Checkout

extension Order: CustomTestStringConvertible {
  /// The quantities and names of its products, and its coupon.
  nonisolated public var testDescription: String {
    let lines = lines.map { "\($0.quantity) \($0.name)" }
    return "<\(Words.joined(lines + [coupon?.code]))>"
  }
}
