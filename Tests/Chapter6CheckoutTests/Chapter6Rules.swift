import Testing

/// The rules of chapter 6, as its tests print them.
enum Rule {
  // Provided code
  static let sheetStays: Comment = """
    Rule: Refactoring doesn't change behavior. The transcript of your order sheet differs from the recorded one.
    docs/6-checkout.md, 6.1
    """
  static let partsStay: Comment = """
    Rule: Refactoring doesn't change behavior. The transcript of your instalments screen differs from the recorded one.
    docs/6-checkout.md, Take one apart
    """

  // Extract the business rules
  static let cheapestFee: Comment = """
    Rule: The cheapest shipping fee of the products is the fee of the order, whichever product it belongs to, and however many pieces of it are ordered.
    docs/6-checkout.md, 6.2
    """
  static let feeIsNoLimit: Comment = """
    Rule: One rule, one place. The bill decides whether shipping is free, so this fee is the cheapest one even for expensive goods.
    docs/6-checkout.md, 6.2
    """
  static let nothingIsFree: Comment = """
    Rule: A business rule has a result for every order. An empty order has no fees, so it ships for 0 won.
    docs/6-checkout.md, 6.2
    """
  static let freeShipping: Comment = """
    Rule: Shipping is free if the goods cost 50,000 won or more. What counts is their price after the coupon.
    docs/6-checkout.md, 6.2
    """
  static let billAsksForFee: Comment = """
    Rule: One rule, one place. The injected shipping rule decides the fee, and it receives all the lines of the order, unchanged.
    docs/6-checkout.md, 6.2
    """
  static let billIsWhole: Comment = """
    Rule: The total is the price of the goods after the coupon, plus shipping. Subtotal and discount stay as they were.
    docs/6-checkout.md, 6.2
    """
  /// - Parameter reasons: How a presenter could get the stub's amounts by itself.
  static func stubIsAbsurd(_ reasons: [String]) -> Comment {
    """
    Rule: A stub proves who calculates only if no calculation could lead to its amounts, not even a calculation with its other amounts.
    These amounts prove nothing: \(reasons.joined(separator: ", ")).
    docs/6-checkout.md, 6.3
    """
  }
  static let stubIsPrepared: Comment = """
    Rule: A stub returns prepared values. A total that it calculates from the order is 0 for an empty one, and a presenter could calculate the same.
    docs/6-checkout.md, 6.3
    """
  static let sheetBelieves: Comment = """
    Rule: A presenter doesn't recalculate what a use case returns. The sheet shows the bill of the injected billing as it is, right or wrong.
    docs/6-checkout.md, 6.3
    """
  static let orderBelieves: Comment = """
    Rule: The user pays what the sheet shows. Place the order for the total of the injected billing, and for no other amount.
    docs/6-checkout.md, 6.3
    """
  static let billOfThisOrder: Comment = """
    Rule: A bill belongs to one order. Get the bill of the order as it is now, with all its lines and its coupon. An earlier bill is stale.
    docs/6-checkout.md, 6.3
    """
  static let askingIsAll: Comment = """
    Rule: No side effects. A different bill changes its own amounts, and no other line of the transcript.
    docs/6-checkout.md, 6.3
    """
  static let closedSheetGoes: Comment = """
    Rule: A closed screen has to be deallocated. Nothing that its presenter stores, such as a closure, may retain the presenter.
    docs/1-post-list.md, 1.10
    """
  static let reasonNotBool: Comment = """
    Rule: A Bool is not a reason. The check returns what is wrong with an order, with the values that a message needs.
    docs/6-checkout.md, 6.4
    """
  static let valuesStay: Comment = """
    Rule: A use case returns the values as they are. Today's messages show them unchanged, even odd ones.
    docs/6-checkout.md, 6.4
    """
  static let valuesOfToday: Comment = """
    Rule: The problem is right, but a value in it is not. Return what today's message shows: the stock, the missing amount, or the coupon's minimum.
    docs/6-checkout.md, 6.4
    """
  static let everyProblem: Comment = """
    Rule: Reject what the sheet rejects today: more of a product than its stock, less than the smallest order, or less than the coupon needs.
    docs/6-checkout.md, 6.4
    """
  static let firstProblem: Comment = """
    Rule: Report one problem at a time, and always the first: the stock, then the smallest order, then the coupon. Of several products, name the first one of the order.
    docs/6-checkout.md, 6.4
    """
  static let exactlyIsEnough: Comment = """
    Rule: An order that has exactly enough has no problem. Both minimums look at the price before the coupon.
    docs/6-checkout.md, 6.4
    """
  static let presenterWords: Comment = """
    Rule: A use case returns the reason. The presenter turns it into a message, with the values that the use case returned. The sentences stay as they are.
    docs/6-checkout.md, 6.4
    """
  static let checkDecides: Comment = """
    Rule: The injected check alone decides. The presenter places every order that has no problem, and no order that has one.
    docs/6-checkout.md, 6.4
    """
  static let rejectedTapIsSilent: Comment = """
    Rule: A rejected tap shows nothing. The reason is already on the sheet, so don't show the sheet again.
    docs/6-checkout.md, 6.4
    """
  static let checkOfThisOrder: Comment = """
    Rule: Check the order as it is now, with all its lines and its coupon. An earlier result is stale.
    docs/6-checkout.md, 6.4
    """
  static let oneThing: Comment = """
    Rule: Depend only on what you use. To cancel an order, the confirmation needs a protocol with that one method.
    docs/6-checkout.md, 6.5
    """
  static let threeThings: Comment = """
    Rule: Depend only on what you use. The order sheet loads the cart, looks up coupons and places orders, and does nothing else.
    docs/6-checkout.md, 6.5
    """
  static let jobsAreApart: Comment = """
    Rule: One job, one protocol. A type that does one of the jobs doesn't have to do any other.
    docs/6-checkout.md, 6.5
    """
  static let jobIsAsked: Comment = """
    Rule: A protocol has to require its methods. A method that is only in an extension runs instead of the service's own.
    docs/6-checkout.md, 6.5
    """
}
