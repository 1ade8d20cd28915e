// Every kind of line in a transcript is missing in one of them, said twice in another, and different in a third.

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension CheckoutVariant {
  /// One of each kind, with what the chapter's page talks about.
  static var famous: [CheckoutVariant] {
    [
      showing("takes money for the shipping of goods for 50,000 won") { sheet, _ in
        guard sheet.total == "50,000 won" else { return sheet }
        return sheet.with(shipping: "3,000 won", total: "53,000 won")
      },
      showing("does not show what a coupon takes off") { sheet, _ in
        sheet.with(discount: .some(nil))
      },
      showing("does not say why it takes no order") { sheet, _ in sheet.with(notice: .some(nil)) },
      CheckoutVariant(deed: "forgets the coupon") { shop in
        BrokenCheckout(in: shop, hears: { occasion, _ in occasion != .coupon })
      },
      asking("places an order without its coupon") { shop in
        Messenger(shop) { (Order(lines: $0.lines), $1) }
      },
      CheckoutVariant(deed: "hears nothing more after a coupon") { shop in
        BrokenCheckout(in: shop, hears: { _, before in !before.contains(.coupon) })
      },
    ]
  }

  static var withOtherQuestions: [CheckoutVariant] {
    [
      asking("places one of each product, however many somebody wants") { shop in
        Messenger(shop) { order, total in
          var order = order
          for index in order.lines.indices { order.lines[index].quantity = 1 }
          return (order, total)
        }
      },
      asking("places an order for another total") { Messenger($0) { ($0, $1 - 1) } },
      asking("places each order twice") { Messenger($0, repeats: [.order]) },
      asking("asks for the cart twice") { Messenger($0, repeats: [.cart]) },
      asking("asks for a coupon twice") { Messenger($0, repeats: [.coupon]) },
    ]
  }

  static var withOtherWords: [CheckoutVariant] {
    let words: [(occasion: Occasion, kind: SheetMessage.Kind, missing: String, twice: String)] = [
      (.order, .confirmation, "confirms no order", "confirms an order twice"),
      (
        .order, .sheet, "does not show its sheet after an order",
        "shows its sheet twice after an order"
      ),
      (.order, .wait, "does not show that it waits for an order", "waits for an order twice"),
      (.order, .endOfWait, "waits for an order forever", "ends its wait for an order twice"),
      (.coupon, .wait, "does not show that it waits for a coupon", "waits for a coupon twice"),
      (.coupon, .endOfWait, "waits for a coupon forever", "ends its wait for a coupon twice"),
      (.coupon, .sheet, "does not show what a coupon changes", "shows twice what a coupon changes"),
      (
        .change, .sheet, "does not show what one product more changes",
        "shows twice what one product more changes"
      ),
      (.load, .wait, "does not show that it waits for the cart", "waits for the cart twice"),
      (.load, .endOfWait, "waits for the cart forever", "ends its wait for the cart twice"),
      (.load, .sheet, "does not show the cart", "shows the cart twice"),
    ]
    return [(words.map(\.missing), 0), (words.map(\.twice), 2)].flatMap { deeds, count in
      zip(deeds, words).map { deed, row in
        saying(deed) { message, occasion in
          let isMeant = occasion == row.occasion && message.kind == row.kind
          return Array(repeating: message, count: isMeant ? count : 1)
        }
      }
    } + [
      CheckoutVariant(deed: "shows what came before its wait is over") { shop in
        var isEnding = false
        return BrokenCheckout(
          in: shop,
          edit: { message, _ in
            if message.kind == .endOfWait {
              isEnding = true
              return []
            }
            defer { isEnding = false }
            return isEnding ? [message, .endOfWait] : [message]
          })
      }
    ]
  }

  static var withOtherSheets: [CheckoutVariant] {
    let changes: [(deed: String, change: (OrderSheet) -> OrderSheet)] = [
      (
        "shows goods that nobody wants",
        { $0.with(rows: $0.rows + [OrderSheet.Row(id: 9, name: "Moon", text: "Moon × 1: 1 won")]) }
      ),
      ("shows another total", { $0.with(total: "1 won") }),
      ("shows another shipping fee", { $0.with(shipping: "1 won") }),
      ("takes off another amount", { $0.with(discount: "−1 won") }),
      ("has another reason to take no order", { $0.with(notice: "Add more goods.") }),
    ]
    return changes.flatMap { deed, change in
      Occasion.allCases.map { occasion in
        showing("\(deed) \(occasion.time)") { $1 == occasion ? change($0) : $0 }
      }
    } + [
      CheckoutVariant(deed: "leaves the goods on the sheet after an order") { shop in
        var last: OrderSheet?
        return BrokenCheckout(
          in: shop,
          edit: { message, occasion in
            guard let sheet = message.sheet else { return [message] }
            defer { last = sheet }
            return [.sheet(occasion == .order ? last ?? sheet : sheet)]
          })
      }
    ]
  }

  static var withOtherConfirmations: [CheckoutVariant] {
    [
      saying("confirms another amount than was placed") { message, _ in
        guard case .confirmation(let number, let total) = message else { return [message] }
        return [.confirmation(number: number, total: total + 1)]
      },
      saying("confirms another order than was placed") { message, _ in
        guard case .confirmation(let number, let total) = message else { return [message] }
        return [.confirmation(number: number + 1, total: total)]
      },
      CheckoutVariant(deed: "opens the confirmation before the order is placed") { shop in
        var total: Won = 0
        return BrokenCheckout(
          in: shop,
          hears: { occasion, _ in
            if occasion == .order { shop.showConfirmation(ofOrder: 1042, total: total) }
            return true
          },
          edit: { message, _ in
            if let sheet = message.sheet { total = Int(sheet.total.filter(\.isNumber)) ?? 0 }
            return message.kind == .confirmation ? [] : [message]
          })
      },
    ]
  }
}
