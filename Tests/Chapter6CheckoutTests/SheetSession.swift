import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// The user actions of one session, in a shop with few or odd goods.
nonisolated struct SheetSession: Sendable {
  let cart: [OrderLine]
  let coupon: Coupon
  var steps: [Step]

  /// A user action, and how the server fails, if it does.
  typealias Step = (event: CheckoutEvent, failure: CheckoutError?)

  /// Two user actions before the order: every pair, each in a third of the shops.
  static let all = zip(shops.indices, shops).flatMap { index, shop in
    let events = zip(0..., events(in: shop.cart))
    return events.flatMap { first in
      events.filter { (first.0 + $0.0 + index).isMultiple(of: 3) }.map { second in
        SheetSession(
          cart: shop.cart, coupon: shop.coupon,
          steps: [.load, first.1, second.1, .order].map { ($0, nil) })
      }
    }
  }

  /// All errors, because each of them can end a request.
  static let failures: [CheckoutError] = [
    .offline, .refused, .unreadable, .noPrice(product: "Moon"), .unknownCoupon(code: "MAY"),
  ]

  /// Each user action before and after an order that fails.
  static let withFailures: [SheetSession] = {
    zip(all.indices, all).map { index, session in
      var session = session
      session.steps.insert((.order, failures[index % failures.count]), at: 2)
      return session
    }
  }()

  /// All user actions on the first and the last product of a cart, and on one that is missing.
  static func events(in cart: [OrderLine]) -> [CheckoutEvent] {
    let products = Set([cart.first?.id, cart.last?.id].compactMap(\.self)).sorted()
    return products.flatMap { [.addOne($0), .takeOne($0)] }
      + [.addOne(99), .coupon("may"), .coupon("NONE"), .order, .load]
  }

  /// Carts and coupons on the limits of the shop's rules, and next to them.
  static let shops: [(cart: [OrderLine], coupon: Coupon)] = [
    ([.kettle, .cups], Coupon(code: "MAY", percent: 10, minimum: 20_000)),
    ([.line(price: 14_999)], Coupon(code: "MAY", percent: 100, minimum: 0)),
    ([.line(price: 15_000)], Coupon(code: "MAY", percent: 0, minimum: 15_001)),
    ([.line(price: 25_000, quantity: 2)], Coupon(code: "MAY", percent: 1, minimum: 0)),
    ([.line(price: 55_555, stock: 1), .tea], Coupon(code: "MAY", percent: 10, minimum: 55_555)),
    (
      [.line(price: 16_000, stock: 0), .line(id: 8, seller: nil, price: 333, shippingFee: 0)],
      Coupon(code: "MAY", percent: 50, minimum: 0)
    ),
    ([.gift, .unwanted], Coupon(code: "MAY", percent: 33, minimum: 1_000)),
    ([.unwanted, .line(price: 40_000), .gift], Coupon(code: "MAY", percent: 33, minimum: 1_000)),
    ([], Coupon(code: "MAY", percent: 10, minimum: 0)),
    (
      [.line(price: 1_234_567, shippingFee: 60_000, stock: 99, quantity: 9)],
      Coupon(code: "MAY", percent: 7, minimum: 9_999_999)
    ),
  ]
}

extension SheetSession {
  /// Compares an order sheet with the model in each session, and expects that it is deallocated afterwards.
  ///
  /// - Parameter rule: The rule to print, by the two lines that should be equal.
  static func compare(
    _ sessions: [SheetSession], with rules: SheetRules = SheetRules(),
    sourceLocation: SourceLocation = #_sourceLocation, rule: ([String]) -> Comment
  ) async throws {
    for session in sessions {
      let shop = Shop(lines: session.cart)
      shop.coupon = session.coupon
      var presenter: CheckoutPresenter? = CheckoutPresenter.make(
        in: shop, billing: rules.billing, check: rules.check, money: rules.money)
      weak var probe: CheckoutPresenter?
      probe = presenter
      var model = SheetModel(cart: session.cart, coupon: session.coupon, rules: rules)
      for (count, step) in zip(1..., session.steps) {
        model.receive(step.event, failure: step.failure)
        let expected = model.transcript
        shop.failure = step.failure
        presenter?.receive(step.event)
        _ = await eventually { shop.transcript.count >= expected.count }
        let index = zip(shop.transcript, expected).prefix { $0 == $1 }.count
        let (line, right) = (shop.transcript[at: index], expected[at: index])
        try require(
          line, equals: right, rule([line, right]).adding(session.description(after: count)),
          sourceLocation: sourceLocation)
      }
      presenter = nil
      // The task of the last response may still be running.
      _ = await eventually { probe == nil }
      try #require(
        probe == nil, Rule.closedSheetGoes.adding(session.description),
        sourceLocation: sourceLocation)
    }
  }
}

nonisolated extension SheetSession: CustomStringConvertible {
  var description: String { description(after: steps.count) }

  /// Names the last user actions only, because they have to fit in a line.
  ///
  /// - Parameter count: How many user actions there were so far.
  fileprivate func description(after count: Int) -> String {
    let goods = cart.map { "\($0.quantity) \($0.name) for \($0.price) each" }
    let deeds = steps.prefix(count).suffix(6)
      .map { $0.failure == nil ? "\($0.event)" : "\($0.event), which fails" }
    let which = count > deeds.count ? "The last \(deeds.count) of \(count)" : "The"
    return "The cart: \(goods.isEmpty ? "nothing" : goods.joined(separator: ", "))."
      + "\n\(which) user actions: \(deeds.joined(separator: ", "))."
  }
}

extension Comment {
  /// The rule with one more sentence, above the place in the book.
  func adding(_ sentence: String) -> Comment {
    var lines = rawValue.split(separator: "\n").map(String.init)
    lines.insert(sentence, at: max(lines.count - 1, 0))
    return Comment(rawValue: lines.joined(separator: "\n"))
  }
}

extension [String] {
  /// A line of a transcript, or "nothing more" after its end.
  fileprivate subscript(at index: Int) -> String {
    indices.contains(index) ? self[index] : .nothing
  }
}
