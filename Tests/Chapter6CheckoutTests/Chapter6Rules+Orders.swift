import Testing

@testable import Chapter6Checkout

/// The rules of placing an order, and which of them a transcript breaks.
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

  /// The rule that a check breaks if it finds one problem instead of another.
  static func ofProblem(_ found: OrderProblem?, not problem: OrderProblem?) -> Comment {
    switch (problem, found) {
    case (nil, _): exactlyIsEnough
    case (_, nil): everyProblem
    case (.belowMinimum, .belowMinimum), (.couponNotValid, .couponNotValid): valuesOfToday
    case (.outOfStock(let name, _), .outOfStock(let other, _)) where name == other: valuesOfToday
    default: firstProblem
    }
  }

  /// The rule that a transcript of an order breaks, by the first line that differs.
  ///
  /// - Parameters:
  ///   - line: The line that was found.
  ///   - right: The line that should be there.
  ///   - other: The rule if the lines don't tell.
  static func ofOrder(_ line: String, not right: String, otherwise other: Comment) -> Comment {
    if right == "view: hide loading" {
      if line.hasPrefix("server: place") { return failureEndsTheTap }
      if line == .nothing { return waitEndsForAll }
      return line.hasPrefix("router") ? answerBeforeRoute : waitEndsFirst
    }
    if line.hasPrefix("router") {
      if right.hasPrefix("router") { return confirmsThisOrder }
      return right == "view: sheet" ? sheetIsEmptied : answerBeforeRoute
    }
    if right.hasPrefix("router") { return answerBeforeRoute }
    let isReason = right.hasPrefix("view: ") && right.contains(".")
    if isReason, line == "view: sheet" { return failureKeepsOrder }
    return isReason || line == "view: sheet" && right == .nothing ? failureHasReason : other
  }

  /// The rule that a transcript of an order breaks; any if it is as expected.
  static func ofOrder(
    _ transcript: [String], not expected: [String], otherwise other: Comment
  ) -> Comment {
    let index = zip(transcript, expected).prefix { $0 == $1 }.count
    let lines = [transcript, expected].map { $0.indices.contains(index) ? $0[index] : .nothing }
    let rule = ofOrder(lines[0], not: lines[1], otherwise: other)
    if lines[0] == "view: sheet", transcript[index...].sheet == transcript[..<index].lastSheet,
      lines[1].hasPrefix("view: ")
    {
      return unchangedIsNotShown
    }
    // The sheet is shown, but only after the confirmation.
    let isLate =
      lines[0].hasPrefix("router") && !lines[1].hasPrefix("router")
      && transcript[index...].contains("view: sheet")
    return isLate ? answerBeforeRoute : rule
  }
}

extension ArraySlice<String> {
  /// The lines of the sheet that is shown first.
  fileprivate var sheet: [String] { Array(dropFirst().prefix { $0.hasPrefix("  ") }) }

  /// The lines of the sheet that was shown last.
  fileprivate var lastSheet: [String] {
    lastIndex(of: "view: sheet").map { self[$0...].sheet } ?? []
  }
}

extension String {
  /// What is found after the end of a transcript.
  static let nothing = "nothing more"
}
