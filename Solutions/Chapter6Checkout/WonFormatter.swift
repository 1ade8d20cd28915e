/// Formatter: turns an amount of money into a display string, the same on every machine.
struct WonFormatter: MoneyFormatterProtocol {
  /// Formats the amount with a comma between groups of three digits: "32,000 won".
  func string(for amount: Won) -> String {
    // exercise 6.7 · formatter: Two screens format prices in different ways, and one is wrong. Use one formatter for both.
    let digits = String(amount.magnitude).replacing(/\d(?=(?:\d{3})+$)/) { "\($0.0)," }
    return "\(amount < 0 ? "−" : "")\(digits) won"
    // starter: var string = "\(amount % 1000) won"
    // starter: if amount >= 1000 {
    // starter:   let zeros = String(repeating: "0", count: 7 - string.count)
    // starter:   string = "\(amount / 1000),\(zeros)\(string)"
    // starter: }
    // starter: return string
    // end 6.7
  }
}
