/// Formatter: turns an amount of money into a display string, the same on every machine.
struct WonFormatter: MoneyFormatterProtocol {
  /// Formats the amount with a comma between groups of three digits: "32,000 won".
  func string(for amount: Won) -> String {
    // exercise 6.7 · formatter: Two screens format prices, each in its own way. Format them in one place.
    let digits = String(amount.magnitude).replacing(/\d(?=(?:\d{3})+$)/) { "\($0.0)," }
    return "\(amount < 0 ? "−" : "")\(digits) won"
    // starter: "\(amount) won"
    // end 6.7
  }
}
