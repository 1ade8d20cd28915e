import Testing

/// The rules of chapter 6, as its tests print them.
enum Rule {
  // What is given
  static let sheetStays: Comment = """
    Rule: who takes a thing apart changes nothing that anybody sees. The order sheet does something else than it did.
    docs/6-checkout.md, 6.1
    """
  static let partsStay: Comment = """
    Rule: who takes a thing apart changes nothing that anybody sees. Who pays in parts meets something else than before.
    docs/6-checkout.md, Take one apart
    """

  // Rules leave
  static let cheapestFee: Comment = """
    Rule: of several products, the cheapest shipping fee is the final one, whichever product it belongs to.
    docs/6-checkout.md, 6.2
    """
  static let nothingIsFree: Comment = """
    Rule: nothing has no fee. A rule has an answer to an empty order, too.
    docs/6-checkout.md, 6.2
    """
  static let freeShipping: Comment = """
    Rule: goods for 50,000 won or more are shipped for nothing. What counts is what they cost after the coupon.
    docs/6-checkout.md, 6.2
    """
  static let billAsksForFee: Comment = """
    Rule: one rule, one place. What shipping costs is the shipping rule's to say; hand it all lines, as they are.
    docs/6-checkout.md, 6.2
    """
  static let billIsWhole: Comment = """
    Rule: a bill is one sum. Shipping comes to the goods after the coupon, and nothing else has changed.
    docs/6-checkout.md, 6.2
    """
  static let sheetBelieves: Comment = """
    Rule: a presenter asks the rule, and believes it. What the bill says is what the sheet shows, true or not.
    docs/6-checkout.md, 6.3
    """
  static let orderBelieves: Comment = """
    Rule: what is shown is what is paid. The order goes out for the total of the bill, and for no other.
    docs/6-checkout.md, 6.3
    """
  static let askingIsAll: Comment = """
    Rule: do what was asked, and nothing else. Another bill changes no other line of what is heard.
    docs/6-checkout.md, 6.3
    """
  static let closedSheetGoes: Comment = """
    Rule: a closed sheet is gone. What its presenter keeps, a closure too, does not keep the presenter.
    docs/1-post-list.md, 1.10
    """
  static let reasonNotBool: Comment = """
    Rule: "no" is no reason. A check says what is wrong, and with which numbers, so that somebody can act.
    docs/6-checkout.md, 6.4
    """
  static let firstProblem: Comment = """
    Rule: one reason at a time: first what there is too little of, then the smallest order, then the coupon.
    docs/6-checkout.md, 6.4
    """
  static let exactlyIsEnough: Comment = """
    Rule: exactly enough is enough. Every limit belongs to one side, and this one to the buyer.
    docs/6-checkout.md, 6.4
    """
  static let presenterWords: Comment = """
    Rule: a use case says what is wrong, and the presenter says it to people, in words and with the use case's numbers.
    docs/6-checkout.md, 6.4
    """
  static let checkDecides: Comment = """
    Rule: the check decides, and it alone. What it lets through is placed; what it holds back is not.
    docs/6-checkout.md, 6.4
    """
  static let checkOfThisOrder: Comment = """
    Rule: check the order as it is now, all of it, its coupon included.
    docs/6-checkout.md, 6.4
    """
  static let oneThing: Comment = """
    Rule: who needs one thing is given one thing. To cancel an order, a piece needs somebody who cancels orders.
    docs/6-checkout.md, 6.5
    """
  static let threeThings: Comment = """
    Rule: who needs one thing is given one thing. The order sheet needs the cart, coupons, and somebody who takes orders.
    docs/6-checkout.md, 6.5
    """
  static let jobsAreApart: Comment = """
    Rule: one job, one protocol. Who cancels orders need not be able to do all that the server can.
    docs/6-checkout.md, 6.5
    """
  static let jobIsAsked: Comment = """
    Rule: a protocol demands its methods. What stands in an extension only is called in place of the service's own.
    docs/6-checkout.md, 6.5
    """
}
