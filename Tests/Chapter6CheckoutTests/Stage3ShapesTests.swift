import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6 {
  @Suite("Separate the models")
  struct Shapes {
    @Test func `6.6 A product without a price is an error, and not free`() throws {
      // The JSON of the anchor has no price at all.
      let anchor = CartJSON.line(name: "Anchor", price: "", others: #""stk_qty": 6, "#)

      let outcome = CartJSON.outcome(of: [CartJSON.kettle, anchor])

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
      // Hundreds of responses, with and without each value, with odd texts, and broken: each cart,
      // or the error in its place, is compared with the right one.
      cartJudge.judge()
    }

    @Test func `6.7 An amount has a comma between groups of three digits`() throws {
      let money = WonFormatter()

      try require(money.string(for: 0), equals: "0 won", Rule.amountIsGrouped)
      try require(money.string(for: 32_000), equals: "32,000 won", Rule.amountIsGrouped)
      try require(money.string(for: 1_000_000), equals: "1,000,000 won", Rule.amountIsGrouped)
      // With the minus sign, and not with a hyphen.
      try require(money.string(for: -1_005), equals: "−1,005 won", Rule.signIsNoDigit)
    }

    @Test func `6.7 The text of every amount is right`() {
      // Hundreds of amounts of each length, positive and negative: each text is compared with the
      // right one.
      moneyFormatterJudge.judge()
    }

    @Test func `6.7 The order sheet uses the injected formatter`() async throws {
      let sheet = PresenterAndDoubles(cart: [.kettle])
      // The formatter writes "<5>" for 5.
      sheet.money.isStrange = true

      await when { sheet.presenter.viewDidLoad() }

      try require(sheet.view.sheet?.total, equals: "<28000>", Rule.wordsOnce)
      try require(
        sheet.view.sheet?.rows.map(\.text), equals: ["Kettle × 1: <25000>"], Rule.wordsOnce)
    }

    @Test func `6.7 The order sheet uses the injected formatter for every amount`() async {
      // The user taps and types coupons, while the formatter writes "<5>" for 5. Each amount on the
      // sheet is what the formatter writes, and all other calls are the same as before.
      await moneyJudge.judge(exercise: 7)
    }
  }
}
