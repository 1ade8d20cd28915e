import Testing

@testable import JudgeKit

struct ExpectationTests {
  @Test(arguments: [
    ("(rows → []) == [1]", "rows == [1]", "[]"),
    ("(view.isWaiting → true) == false", "view.isWaiting == false", "true"),
    ("(rows → []) == ([.lamp] → [Row 12])", "rows == [.lamp]", "[]"),
    ("(view → V).presenter → nil → nil", "view.presenter != nil", "nil"),
    ("(page?.total → 2) == (all → 40)", "page?.total == all (40)", "2"),
    ("(all → 40) == 2", "all == 2", "40"),
    ("(rows → []).isEmpty → true", "rows.isEmpty", "[]"),
    ("(view → App.ListView).isOpen → false", "view.isOpen", "false"),
    ("(words → \"a → (b\") == \"c)\"", "words == \"c)\"", "\"a → (b\""),
    ("HelloPresenter().greeting() == \"Hello\"", "HelloPresenter().greeting() == \"Hello\"", nil),
  ])
  func `It is read as what was expected and what was found`(
    expression: String, expected: String, found: String?
  ) {
    let expectation = Expectation("Expectation failed: \(expression)")
    #expect(expectation.expected == expected)
    #expect(expectation.found == found)
  }

  @Test(arguments: ["Caught error: CancellationError()", "Expectation failed: (rows → [) == 1)"])
  func `A sentence that cannot be taken apart is what was found`(sentence: String) {
    let expectation = Expectation(sentence)
    #expect(expectation.expected == nil)
    #expect(expectation.found == sentence)
  }
}
