/// Presenter → Money: the words for an amount.
protocol MoneyWordsProtocol {
  func words(for amount: Won) -> String
}
