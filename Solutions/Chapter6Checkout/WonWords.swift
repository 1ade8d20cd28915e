/// Presenters' helper: words an amount the same on every machine.
struct WonWords: MoneyWordsProtocol {
  /// The amount with a comma before each three digits: "32,000 won".
  func words(for amount: Won) -> String {
    // exercise 6.7 · words: What a price looks like is decided on two screens, each by itself. Decide it once.
    let digits = String(amount.magnitude).replacing(/\d(?=(?:\d{3})+$)/) { "\($0.0)," }
    return "\(amount < 0 ? "−" : "")\(digits) won"
    // starter: "\(amount) won"
    // end 6.7
  }
}
