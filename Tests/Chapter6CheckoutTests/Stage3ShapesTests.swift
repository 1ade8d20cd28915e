import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6 {
  @Suite("Separate the models")
  struct Shapes {
    @Test func `6.6 A product without a price is an error, and not free`() throws {
      // The server sends the kettle, and an anchor without its price, `unit_amt`. The anchor's seller
      // and fee are missing as well, and may be.
      let anchor = #"{"prod_id": 8, "prod_nm": "Anchor", "stk_qty": 6, "ord_qty": 2}"#
      let reply = CartReply(data: CartJSON.cart(of: [CartJSON.kettle, anchor]))

      // The lines of the cart, or the error.
      let outcome = Result { () throws(CheckoutError) in try reply.lines }

      // The anchor is not just left out.
      try #require(outcome != .success([.kettle]), Rule.cartIsWhole)
      let error = CheckoutError.noPrice(product: "Anchor")
      try require(outcome, equals: .failure(error), Rule.missingIsNotZero)
    }

    @Test func `6.6 The entity doesn't know the server's field names`() throws {
      let entities: [Any.Type] = [OrderLine.self, Order.self, Coupon.self, Bill.self]

      let decodable = entities.filter { $0 is any Decodable.Type }
      let encodable = entities.filter { $0 is any Encodable.Type }

      try require(decodable.map { "\($0)" }, equals: [], Rule.entityHasNoKeys)
      try require(encodable.map { "\($0)" }, equals: [], Rule.entityHasNoKeys)
    }

    @Test func `6.6 Every line of the cart becomes an entity, in order and with all its values`() {
      // `CartReply` reads hundreds of responses: with each value, without it, or with `null`, with odd
      // texts, and broken. Every line becomes an entity, in the server's order, and with its texts unchanged. A
      // missing fee or stock becomes 0, a missing seller nil, and an empty one stays empty. If a
      // price is missing, the error that names this product is thrown instead, and if the response
      // can't be decoded, the error `unreadable`. A negative number is passed on, or an error.
      cartJudge.judge()
    }

    @Test func `6.7 An amount has a comma between groups of three digits`() throws {
      let money = WonFormatter()

      try require(money.string(for: 0), equals: "0 won", Rule.amountIsGrouped)
      try require(money.string(for: 32_000), equals: "32,000 won", Rule.amountIsGrouped)
      try require(money.string(for: 1_000_000), equals: "1,000,000 won", Rule.amountIsGrouped)
      // It begins with the minus sign, and not with a hyphen.
      try require(money.string(for: -1_005), equals: "−1,005 won", Rule.signIsNoDigit)
    }

    @Test func `6.7 The text of every amount is right`() {
      // Hundreds of amounts of each length, positive and negative. Each text has a comma between
      // groups of three digits, and the text of a negative amount begins with "−".
      moneyFormatterJudge.judge()
    }

    @Test func `6.7 The order sheet uses the injected formatter`() async throws {
      // The injected formatter writes "<5>" for 5.
      let sheet = PresenterAndDoubles(cart: [.kettle])
      sheet.money.writesBrackets = true

      await when { sheet.presenter.viewDidLoad() }

      // The kettle costs 25,000 won, and its shipping 3,000.
      try require(sheet.view.sheet?.total, equals: "<28000>", Rule.wordsOnce)
      try require(
        sheet.view.sheet?.rows.map(\.text), equals: ["Kettle × 1: <25000>"], Rule.wordsOnce)
    }

    @Test func `6.7 The order sheet uses the injected formatter for every amount`() async {
      // The user taps and types coupons, while the formatter writes "<5>" for 5. Each amount on the
      // sheet, also in its notice, is what the formatter writes, and "free" stays "free". Everything else that the view, the
      // service and the router receive is as in the code that you were given.
      await moneyJudge.judge(exercise: 7)
    }
  }
}
