@testable import Chapter6Checkout

/// The rules that an order sheet asks; the shop's own, unless a test has others.
struct SheetRules {
  var billing: any BillingProtocol = ShopBilling()
  var check: any OrderCheckProtocol = ShopCheck()
  var money: any MoneyWordsProtocol = ShopMoneyWords()
}
