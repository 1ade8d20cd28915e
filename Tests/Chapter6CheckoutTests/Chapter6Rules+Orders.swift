import Testing

/// More rules of placing an order.
extension Rule {
  static let waitEndsFirst: Comment = """
    Rule: The loading state ends as soon as the response arrives, before the sheet, a message or the confirmation is shown.
    docs/6-checkout.md, 6.8
    """
  static let failureEndsTheTap: Comment = """
    Rule: One tap sends one order. After a failure, the user decides whether to place it again, so don't send it automatically.
    docs/6-checkout.md, 6.8
    """
  static let confirmsThisOrder: Comment = """
    Rule: A confirmation belongs to the order that was placed. It gets the number of that order from the server, and the total that was sent.
    docs/6-checkout.md, 6.8
    """
  static let unchangedIsNotShown: Comment = """
    Rule: The sheet is visible all the time, so show it again only if it has changed. After a failed order, show only the error's reason.
    docs/6-checkout.md, 6.8
    """
  static let responseInOneGo: Comment = """
    Rule: When the response has arrived, finish without a further `await`. Otherwise the user can tap while the sheet still has the old order.
    docs/6-checkout.md, 6.8
    """
}
