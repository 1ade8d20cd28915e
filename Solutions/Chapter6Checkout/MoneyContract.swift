/// Presenter → Formatter.
protocol MoneyFormatterProtocol {
  /// Formats an amount of money as a display string.
  func string(for amount: Won) -> String
}
