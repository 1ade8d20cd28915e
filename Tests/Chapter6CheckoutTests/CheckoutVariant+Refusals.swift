@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension CheckoutVariant {
  /// They place an order although there is a reason against it.
  static var withoutRefusals: [CheckoutVariant] {
    [
      ("Only", "a product is out of stock"), ("Add goods", "it is too small"),
      ("The coupon", "its coupon needs more goods"),
    ].map { notice, reason in
      CheckoutVariant(deed: "places an order although \(reason)") { shop in
        var isMeant = false
        return BrokenCheckout(
          in: shop,
          hears: { occasion, _ in
            if isMeant, occasion == .order { shop.showConfirmation(ofOrder: 1042, total: 1) }
            return true
          },
          edit: { message, _ in
            if let sheet = message.sheet { isMeant = sheet.notice?.hasPrefix(notice) ?? false }
            return [message]
          })
      }
    }
  }
}
