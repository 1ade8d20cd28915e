/// Presenters' helper: words an amount the same on every machine.
struct WonWords: MoneyWordsProtocol {
  /// The amount with a comma before each three digits: "32,000 won".
  func words(for amount: Won) -> String {
    // TODO: 6.7 What a price looks like is decided on two screens, each by itself. Decide it once.
    "\(amount) won"
  }
}
