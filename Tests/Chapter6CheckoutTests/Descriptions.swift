import TestSupport
import Testing

@testable import Chapter6Checkout

extension Order: CustomTestStringConvertible {
  /// What is ordered, in words.
  nonisolated public var testDescription: String {
    let lines = lines.map { "\($0.quantity) \($0.name)" }
    return "<\(Words.joined(lines + [coupon?.code]))>"
  }
}
