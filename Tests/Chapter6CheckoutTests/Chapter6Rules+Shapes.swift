import Testing

/// The rules of the stages after the first two.
extension Rule {
  static let missingIsNotZero: Comment = """
    Rule: A missing value is not zero. If no value would be true, throw an error that names the product, instead of inventing one.
    docs/6-checkout.md, 6.6
    """
  static let cartIsWhole: Comment = """
    Rule: A mapping loses nothing and invents nothing. Every line of the cart becomes an entity, in order and with all its values.
    docs/6-checkout.md, 6.6
    """
  static let unreadableIsSaid: Comment = """
    Rule: A response that cannot be decoded is not an empty cart, and an empty cart is not an error. For the former, throw the error that says so.
    docs/6-checkout.md, 6.6
    """
  static let entityHasNoKeys: Comment = """
    Rule: Each boundary has its own type and one mapping. An entity doesn't know the server's field names.
    docs/6-checkout.md, 6.6
    """
  static let amountIsGrouped: Comment = """
    Rule: A shared formatter has to be right for every amount, even 0 or a negative one: a comma between groups of three digits, on every machine.
    docs/6-checkout.md, 6.7
    """
  static let signIsNoDigit: Comment = """
    Rule: The sign is not a digit. Every negative amount begins with "−", however small it is, and no comma follows the sign.
    docs/6-checkout.md, 6.7
    """
  static let wordsOnce: Comment = """
    Rule: Format amounts in one place. Every screen uses the injected formatter, and has no format of its own.
    docs/6-checkout.md, 6.7
    """
  static let wordsAreAll: Comment = """
    Rule: No side effects. The formatter receives every amount as it is, and no other line of the transcript changes.
    docs/6-checkout.md, 6.7
    """
  static let onceIsEnough: Comment = """
    Rule: Ignore taps while a request is in flight. A double tap must place exactly one order.
    docs/6-checkout.md, 6.8
    """
  static let waitIsForAll: Comment = """
    Rule: Ignore taps while any request is in flight. The response to it, such as a coupon, may still change the order.
    docs/6-checkout.md, 6.8
    """
  static let waitEndsForAll: Comment = """
    Rule: Every loading state has to end, in the view and in the presenter. After an order, the sheet accepts input again.
    docs/6-checkout.md, 6.8
    """
  static let sheetIsEmptied: Comment = """
    Rule: A placed order is complete. All its goods and its coupon leave the sheet.
    docs/6-checkout.md, 6.8
    """
  static let answerBeforeRoute: Comment = """
    Rule: Request, wait, show, navigate, in this order. The confirmation opens only after the server has accepted the order.
    docs/6-checkout.md, 6.8
    """
  static let failureKeepsOrder: Comment = """
    Rule: An error must not lose data. After a failed order the sheet stays as it was, and the user can place the order again.
    docs/6-checkout.md, 6.8
    """
  static let failureHasReason: Comment = """
    Rule: The user can only act on a reason. The last thing that the view shows after a failed order is the error's reason.
    docs/6-checkout.md, 6.8
    """
  static let waitHoldsNothing: Comment = """
    Rule: The sheet may close while a request is in flight. The task retains only the service, and a late response changes nothing.
    docs/6-checkout.md, 6.8
    """
  static let orderIsWhole: Comment = """
    Rule: Place the order that was on the sheet when the user tapped, even if the sheet has changed or closed since.
    docs/6-checkout.md, 6.8
    """
  static let feeOfEachSeller: Comment = """
    Rule: Each seller ships for the cheapest fee of its products, and the order pays the sum. Without a seller, the shop is one.
    docs/6-checkout.md, 6.9
    """
  static let newRuleIsUsed: Comment = """
    Rule: A new rule is one new type, and one changed line where the objects are assembled.
    docs/6-checkout.md, 6.9
    """
}
