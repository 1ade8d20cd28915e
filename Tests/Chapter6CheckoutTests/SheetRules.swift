@testable import Chapter6Checkout

/// The business rules that an order sheet uses; the shop's own by default.
struct SheetRules {
  var billing: any BillingProtocol = ShopBilling()
  var check: any OrderCheckProtocol = ShopCheck()
  var money: any MoneyFormatterProtocol = ShopMoneyFormatter()
}
