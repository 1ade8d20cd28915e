/// Formatter: turns an amount of money into a display string, the same on every machine.
struct WonFormatter: MoneyFormatterProtocol {
  /// Formats the amount with a comma between groups of three digits: "32,000 won".
  func string(for amount: Won) -> String {
    // TODO: 6.7 Two screens format prices, each in its own way. Format them in one place.
    "\(amount) won"
  }
}
