import Foundation
import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6 {
  @Suite("Separate the models")
  struct Shapes {
    @Test func `6.6 A product without a price is an error, and not free`() throws {
      for gap in ["", #""unit_amt": null, "#] {
        for (name, others) in [
          ("Anchor", #""slr_nm": "Pier", "dlvr_amt": 100, "stk_qty": 6, "#), ("Buoy", ""),
          ("Cleat", #""dlvr_amt": 0, "stk_qty": 0, "#), ("Dinghy", #""stk_qty": 1, "#),
          (" Ensign", ""),
        ] {
          let line = CartJSON.line(name: name, price: gap, others: others)
          let none = CartJSON.line(name: name, price: gap, others: others, quantity: 0)
          for cart in [
            [line], [none], [CartJSON.kettle, line], [line, CartJSON.kettle, CartJSON.tea],
          ] {
            let outcome = CartJSON.outcome(of: cart)
            // A line that is left out is lost, and not free.
            let rule = outcome == .success([]) ? Rule.cartIsWhole : Rule.missingIsNotZero
            try require(outcome, equals: .failure(.noPrice(product: name)), rule)
          }
        }
      }
      for (json, line) in CartJSON.gaps {
        let outcome = CartJSON.outcome(of: [CartJSON.kettle, json, CartJSON.tea])
        if let line {
          try require(outcome, equals: .success([.kettle, line, .tea]), Rule.cartIsWhole)
        } else {
          try require(outcome, equals: .failure(.noPrice(product: "Rope")), Rule.missingIsNotZero)
        }
      }
      try expectWholeCarts()
    }

    @Test func `6.6 The entity doesn't know the server's field names`() throws {
      let entities: [Any.Type] = [OrderLine.self, Order.self, Coupon.self, Bill.self]
      let codable = entities.filter { $0 is any Decodable.Type || $0 is any Encodable.Type }
      try require(codable.map { "\($0)" }, equals: [], Rule.entityHasNoKeys)
      try expectWholeCarts()
    }

    @Test func `6.7 An amount has a comma between groups of three digits`() throws {
      for (amount, string) in [
        (0, "0 won"), (7, "7 won"), (70, "70 won"), (999, "999 won"), (1_000, "1,000 won"),
        (1_005, "1,005 won"), (32_000, "32,000 won"), (100_050, "100,050 won"),
        (1_000_000, "1,000,000 won"), (1_234_567_890, "1,234,567,890 won"), (-5, "−5 won"),
        (-999, "−999 won"), (-1_000, "−1,000 won"), (.max, "9,223,372,036,854,775,807 won"),
        // Not `.min`, of which `abs` is no `Won`.
        (-.max, "−9,223,372,036,854,775,807 won"),
      ] as [(Won, String)] {
        try require(
          WonFormatter().string(for: amount), equals: string,
          amount < 0 ? Rule.signIsNoDigit : Rule.amountIsGrouped)
      }
      // Explicit types save the compiler a long search.
      let tens: [Won] = (0...18).map { zeros in (0..<zeros).reduce(1) { ten, _ in ten * 10 } }
      let amounts = tens.flatMap { (ten: Won) -> [Won] in
        let ones: Won = ten + ten / 9
        return [ten - 1, ten, ones, -ten, 1 - ten]
      }
      var chance = ChanceOrder(seed: 6)
      let byChance = (0..<200).map { number in
        (number.isMultiple(of: 2) ? 1 : -1) * chance.number(below: tens[1 + number % 18])
      }
      for amount in amounts + byChance {
        let string = ShopMoneyFormatter().string(for: amount)
        try require(
          WonFormatter().string(for: amount), equals: string,
          amount < 0 ? Rule.signIsNoDigit : Rule.amountIsGrouped)
      }
    }

    @Test func `6.7 The order sheet uses the injected formatter for every amount`() async throws {
      let session = GoldenSession.smallCoupon
      let transcript = await Shop(lines: session.lines).transcript(of: session.events) {
        CheckoutPresenter.make(in: $0, money: StrangeMoneyFormatter())
      }
      let ownFormat = transcript.filter { $0.contains(" won") }
      try require(ownFormat.prefix(3), equals: [], Rule.wordsOnce)
      let expected = session.transcript.transcript.map(\.inStrangeMoney)
      let differs = zip(transcript, expected).first { $0 != $1 }
      let hasOwnFormat = differs.map { $0.hasOwnFormat(besides: $1) } ?? false
      try require(
        transcript, equals: expected, hasOwnFormat ? Rule.wordsOnce : Rule.wordsAreAll)
      try await SheetSession.compare(
        SheetSession.all + SheetSession.walks, with: SheetRules(money: StrangeMoneyFormatter())
      ) { lines in
        lines.contains { $0.hasSuffix(" won") || $0.contains("won ") }
          || lines[0].hasOwnFormat(besides: lines[1]) ? Rule.wordsOnce : Rule.wordsAreAll
      }
    }

    /// Expects that carts with a price for each product are mapped without a change.
    private func expectWholeCarts() throws {
      for (cart, lines) in [
        ([], []), ([CartJSON.kettle], [.kettle]), ([CartJSON.tea], [.tea]),
        ([CartJSON.tea, CartJSON.kettle, CartJSON.tea], [.tea, .kettle, .tea]),
        ([CartJSON.gift], [.gift]), ([CartJSON.bare], [.bare]), ([CartJSON.unwanted], [.unwanted]),
      ] as [([String], [OrderLine])] {
        let outcome = CartJSON.outcome(of: cart)
        let isThrown = cart.isEmpty && (try? outcome.get()) == nil
        try require(
          outcome, equals: .success(lines),
          isThrown ? Rule.unreadableIsSaid : Rule.cartIsWhole)
      }
      for (json, name) in CartJSON.names {
        let cart = [CartJSON.line(name: json, price: #""unit_amt": 5, "#, others: "")]
        let line = OrderLine.line(
          id: 8, name: name, seller: nil, price: 5, shippingFee: 0, stock: 0, quantity: 2)
        try require(CartJSON.outcome(of: cart), equals: .success([line]), Rule.cartIsWhole)
      }
      for text in OddTexts.all {
        let outcome = CartJSON.outcome(of: [CartJSON.line(of: text)])
        let line = OrderLine.line(
          id: 8, name: text, seller: text, price: 5, shippingFee: 0, stock: 0, quantity: 2)
        try require(outcome, equals: .success([line]), Rule.cartIsWhole)
        let texts = (try? outcome.get().flatMap { [$0.name, $0.seller ?? ""] }) ?? []
        try require(texts.map(\.spelled), equals: [text.spelled, text.spelled], Rule.cartIsWhole)
      }
      for (json, line) in CartJSON.ranked {
        try require(CartJSON.outcome(of: [json]), equals: .success([line]), Rule.cartIsWhole)
      }
      let many = CartJSON.outcome(of: CartJSON.many.map(\.json))
      try require(many, equals: .success(CartJSON.many.map(\.line)), Rule.cartIsWhole)
      // No shop has such numbers. Throwing is fine, and so is passing them on, but not changing them.
      for (price, fee, stock) in [(-5, 3, 4), (5, -3, 4), (5, 3, -4)] {
        let odd = CartJSON.line(
          name: "Buoy", price: #""unit_amt": \#(price), "#,
          others: #""dlvr_amt": \#(fee), "stk_qty": \#(stock), "#)
        guard case .success(let lines) = CartJSON.outcome(of: [odd]) else { continue }
        let numbers = lines.flatMap { [$0.price, $0.shippingFee, $0.stock] }
        try require(numbers, equals: [price, fee, stock], Rule.cartIsWhole)
      }
      for text in ["", "{}", "[1]", #"[{"prod_id": 1}]"#, "[" + CartJSON.kettle] {
        let outcome = CartJSON.outcome(of: Data(text.utf8))
        try require(outcome, equals: .failure(.unreadable), Rule.unreadableIsSaid)
      }
      for line in CartJSON.broken {
        for cart in [[line], [CartJSON.kettle, line], [line, CartJSON.tea]] {
          let outcome = CartJSON.outcome(of: cart)
          try require(outcome, equals: .failure(.unreadable), Rule.unreadableIsSaid)
        }
      }
    }
  }
}

extension String {
  /// Whether the line has the words of another one, but with other characters around its amounts.
  fileprivate func hasOwnFormat(besides other: String) -> Bool {
    let (mine, others) = (around, other.around)
    return mine != others && mine.filter(\.isLetter) == others.filter(\.isLetter)
  }

  /// The line without its amounts, which `StrangeMoneyFormatter` has formatted.
  private var around: String { replacing(/<-?\d+>/, with: "<>") }

  /// The line with its amounts as `StrangeMoneyFormatter` formats them.
  fileprivate var inStrangeMoney: String {
    replacing(/(−?)([0-9,]+) won/) { match in
      "<\(match.1 == "−" ? "-" : "")\(match.2.replacing(",", with: ""))>"
    }
  }
}
