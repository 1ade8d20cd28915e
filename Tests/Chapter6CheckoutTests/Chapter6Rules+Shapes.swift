import Testing

/// The rules of the stages after the first two: shapes, and what is left.
extension Rule {
  static let missingIsNotZero: Comment = """
    Rule: missing is not zero. Without a price nobody knows what to pay: say of which product.
    docs/6-checkout.md, 6.6
    """
  static let cartIsWhole: Comment = """
    Rule: a mapping loses nothing. Each line of the cart becomes an entity, in the server's order, with all that it holds.
    docs/6-checkout.md, 6.6
    """
  static let unreadableIsSaid: Comment = """
    Rule: what nobody can read is not an empty cart. Name the failure.
    docs/6-checkout.md, 6.6
    """
  static let entityHasNoKeys: Comment = """
    Rule: each border has its own shape and one mapping. Our entity does not know how the server spells it.
    docs/6-checkout.md, 6.6
    """
  static let amountIsGrouped: Comment = """
    Rule: an amount has a comma before each three digits, on every machine, however large it is.
    docs/6-checkout.md, 6.7
    """
  static let wordsOnce: Comment = """
    Rule: words are decided in one place. Each screen asks for the words of an amount, and has none of its own.
    docs/6-checkout.md, 6.7
    """
  static let wordsAreAll: Comment = """
    Rule: do what was asked, and nothing else. Other words for amounts change no other line of what is heard.
    docs/6-checkout.md, 6.7
    """
  static let onceIsEnough: Comment = """
    Rule: while you wait, do not ask again. A second tap is impatience, and no second order.
    docs/6-checkout.md, 6.8
    """
  static let waitIsForAll: Comment = """
    Rule: while you wait, do not ask again, whatever you wait for. The sheet may be another one when the answer comes.
    docs/6-checkout.md, 6.8
    """
  static let waitEndsForAll: Comment = """
    Rule: whoever begins a wait ends it, for the screen and for itself. After an order the sheet hears what comes next.
    docs/6-checkout.md, 6.8
    """
  static let sheetIsEmptied: Comment = """
    Rule: an order that was taken is over. Its goods leave the sheet, and its coupon too.
    docs/6-checkout.md, 6.8
    """
  static let answerBeforeRoute: Comment = """
    Rule: ask, wait, tell, route. Nobody is thanked for an order before the server has taken it.
    docs/6-checkout.md, 6.8
    """
  static let failureKeepsOrder: Comment = """
    Rule: a failure takes nothing away. The order stays on the sheet, and can be placed again.
    docs/6-checkout.md, 6.8
    """
  static let failureHasReason: Comment = """
    Rule: "something went wrong" helps nobody. Tell the reason that came with the failure.
    docs/6-checkout.md, 6.8
    """
  static let waitHoldsNothing: Comment = """
    Rule: an answer may come when the sheet is closed. Who waits for it does not keep the sheet, and moves nothing.
    docs/6-checkout.md, 6.8
    """
  static let orderIsWhole: Comment = """
    Rule: who taps on "Order" orders what stands on the sheet then. What goes out later is that order.
    docs/6-checkout.md, 6.8
    """
  static let feeOfEachSeller: Comment = """
    Rule: each seller ships for the cheapest fee of its products, and the sum is paid. Without a seller, the shop is one.
    docs/6-checkout.md, 6.9
    """
  static let newRuleIsUsed: Comment = """
    Rule: a new rule is a new file, and one line where the pieces are put together.
    docs/6-checkout.md, 6.9
    """
}
