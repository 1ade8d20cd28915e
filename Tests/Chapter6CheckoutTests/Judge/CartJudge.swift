import FailureKit
import Foundation
import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// How the decoding of a cart is judged.
///
/// It compares texts, with the number of each scalar, since two texts that look the same are equal.
let cartJudge = ReferenceJudge<CartCase, String>(
  "the cart", for: CartCase.all,
  wanted: { "\($0.wanted)".spelled },
  found: {
    let outcome = CartJSON.outcome(of: $0.json)
    // No shop has negative numbers. Throwing is fine, and so is passing them on, but not changing them.
    let isRejected = $0.json.contains(": -") && (try? outcome.get()) == nil
    return "\(isRejected ? $0.wanted : outcome)".spelled
  },
  text: { "the response \($0.json.cut(to: 200))" },
  rules: [
    (
      Rule.missingIsNotZero,
      { input, _, found in
        input.nameWithoutPrice.map { found.contains($0.spelled) || found.hasPrefix("failure") }
          ?? false
      }
    ),
    (Rule.cartIsWhole, { input, _, _ in input.nameWithoutPrice != nil || input.hasLines }),
    (Rule.unreadableIsSaid, { _, _, _ in true }),
  ])

/// A response to a request for the cart, and what it is decoded to.
struct CartCase {
  let json: String
  let wanted: Result<[OrderLine], CheckoutError>

  init(_ lines: [String], _ wanted: Result<[OrderLine], CheckoutError>) {
    (json, self.wanted) = ("[\(lines.joined(separator: ","))]", wanted)
  }

  init(unreadable json: String) { (self.json, wanted) = (json, .failure(.unreadable)) }

  fileprivate var hasLines: Bool { (try? wanted.get())?.isEmpty == false }

  /// The product that has no price, and so must neither be sold for free nor left out.
  fileprivate var nameWithoutPrice: String? {
    if case .failure(.noPrice(let name)) = wanted { name } else { nil }
  }
}

extension CartCase {
  static var all: [CartCase] { withoutPrice + gaps + whole + odd + unreadable }

  private static var withoutPrice: [CartCase] {
    ["", #""unit_amt": null, "#].flatMap { gap in
      [
        ("Anchor", #""slr_nm": "Pier", "dlvr_amt": 100, "stk_qty": 6, "#), ("Buoy", ""),
        ("Cleat", #""dlvr_amt": 0, "stk_qty": 0, "#), ("Dinghy", #""stk_qty": 1, "#),
        (" Ensign", ""),
      ].flatMap { name, others in
        let line = CartJSON.line(name: name, price: gap, others: others)
        let none = CartJSON.line(name: name, price: gap, others: others, quantity: 0)
        return [[line], [none], [CartJSON.kettle, line], [line, CartJSON.kettle, CartJSON.tea]]
          .map { CartCase($0, .failure(.noPrice(product: name))) }
      }
    }
  }

  private static var gaps: [CartCase] {
    CartJSON.gaps.map { json, line in
      CartCase(
        [CartJSON.kettle, json, CartJSON.tea],
        line.map { .success([.kettle, $0, .tea]) } ?? .failure(.noPrice(product: "Rope")))
    }
  }

  private static var whole: [CartCase] {
    let carts: [([String], [OrderLine])] = [
      ([], []), ([CartJSON.tea, CartJSON.kettle, CartJSON.tea], [.tea, .kettle, .tea]),
      ([CartJSON.unwanted], [.unwanted]), (CartJSON.many.map(\.json), CartJSON.many.map(\.line)),
    ]
    return carts.map { CartCase($0, .success($1)) }
      + CartJSON.ranked.map { CartCase([$0.json], .success([$0.line])) }
  }

  private static var odd: [CartCase] {
    (OddTexts.all + [" Rope ", "Ro\npe\n", "2 Tees"]).map { text in
      let line = OrderLine.line(
        id: 8, name: text, seller: text, price: 5, shippingFee: 0, stock: 0, quantity: 2)
      return CartCase([CartJSON.line(of: text)], .success([line]))
    }
      + [(-5, 3, 4), (5, -3, 4), (5, 3, -4)].map { price, fee, stock in
        let line = OrderLine.line(
          id: 8, name: "Buoy", seller: nil, price: price, shippingFee: fee, stock: stock,
          quantity: 2)
        return CartCase([CartJSON.json(of: line)], .success([line]))
      }
  }

  private static var unreadable: [CartCase] {
    ["", "{}", "[1]", #"[{"prod_id": 1}]"#, "[" + CartJSON.kettle].map(CartCase.init(unreadable:))
      + CartJSON.broken.flatMap { line in
        [[line], [CartJSON.kettle, line], [line, CartJSON.tea]]
          .map { CartCase($0, .failure(.unreadable)) }
      }
  }
}
