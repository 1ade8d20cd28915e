/// Formatter: turns an amount of money into a display string, the same on every machine.
struct WonFormatter: MoneyFormatterProtocol {
  /// Formats the amount with a comma between groups of three digits: "32,000 won".
  func string(for amount: Won) -> String {
    // TODO: 6.7 Two screens format prices in different ways, and one is wrong. Use one formatter for both.
    var string = "\(amount % 1000) won"
    if amount >= 1000 {
      let zeros = String(repeating: "0", count: 7 - string.count)
      string = "\(amount / 1000),\(zeros)\(string)"
    }
    return string
  }
}
