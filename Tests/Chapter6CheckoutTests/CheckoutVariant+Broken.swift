// Every kind of line in a transcript is missing in one of them, doubled in another, and different in a third.

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension CheckoutVariant {
  /// One of each kind, and what the chapter's page mentions.
  static var famous: [CheckoutVariant] {
    [
      showing("charges shipping for goods that cost exactly 50,000 won") { sheet, _ in
        guard sheet.total == "50,000 won" else { return sheet }
        return sheet.with(shipping: "3,000 won", total: "53,000 won")
      },
      showing("doesn't show the discount of a coupon") { sheet, _ in
        sheet.with(discount: .some(nil))
      },
      showing("doesn't show that a product is out of stock") { sheet, _ in
        sheet.without(notice: "Only")
      },
      showing("doesn't show that an order is too small") { sheet, _ in
        sheet.without(notice: "Add goods")
      },
      showing("doesn't show that a coupon needs more goods") { sheet, _ in
        sheet.without(notice: "The coupon")
      },
      CheckoutVariant(deed: "ignores coupons") { shop in
        BrokenCheckout(in: shop, hears: { occasion, _ in occasion != .coupon })
      },
      asking("places an order without its coupon") { shop in
        Messenger(shop) { (Order(lines: $0.lines), $1) }
      },
      asking("places an order without its shipping fee") { shop in
        Messenger(shop) { ($0, $1 - ShopBilling().bill(for: $0).shipping) }
      },
      CheckoutVariant(deed: "ignores every action after a coupon") { shop in
        BrokenCheckout(in: shop, hears: { _, before in !before.contains(.coupon) })
      },
    ]
  }

  static var withOtherQuestions: [CheckoutVariant] {
    [
      asking("places one of each product, whatever the quantity") { shop in
        Messenger(shop) { order, total in
          var order = order
          for index in order.lines.indices { order.lines[index].quantity = 1 }
          return (order, total)
        }
      },
      asking("places an order for a different total") { Messenger($0) { ($0, $1 - 1) } },
      asking("places an order without its discount") { shop in
        Messenger(shop) { ($0, $1 + ShopBilling().bill(for: $0).discount) }
      },
      asking("places each order twice") { Messenger($0, repeats: [.order]) },
      asking("requests the cart twice") { Messenger($0, repeats: [.cart]) },
      asking("requests a coupon twice") { Messenger($0, repeats: [.coupon]) },
    ]
  }

  static var withOtherWords: [CheckoutVariant] {
    func row(
      _ occasion: Occasion, _ kind: SheetCall.Kind, _ missing: String, _ twice: String,
      _ time: String = ""
    ) -> (occasion: Occasion, kind: SheetCall.Kind, missing: String, twice: String) {
      (occasion, kind, missing + time, twice + time)
    }
    func loading(_ occasion: Occasion, for what: String) -> [(
      occasion: Occasion, kind: SheetCall.Kind, missing: String, twice: String
    )] {
      let state = "the loading state for \(what)"
      return [
        row(occasion, .wait, "doesn't show \(state)", "shows \(state) twice"),
        row(occasion, .endOfWait, "never hides \(state)", "hides \(state) twice"),
      ]
    }
    let (no, two) = ("doesn't show the sheet", "shows the sheet twice")
    let words =
      [
        row(.order, .confirmation, "opens no confirmation", "opens the confirmation twice"),
        row(.order, .sheet, no, two, " after an order"),
      ] + loading(.order, for: "an order") + loading(.coupon, for: "a coupon") + [
        row(.coupon, .sheet, no, two, " after a coupon"),
        row(.change, .sheet, no, two, " after a changed quantity"),
      ] + loading(.load, for: "the cart") + [
        row(.load, .sheet, "doesn't show the cart", "shows the cart twice")
      ]
    return [(words.map(\.missing), 0), (words.map(\.twice), 2)].flatMap { deeds, count in
      zip(deeds, words).map { deed, row in
        saying(deed) { message, occasion in
          let isMeant = occasion == row.occasion && message.kind == row.kind
          return Array(repeating: message, count: isMeant ? count : 1)
        }
      }
    } + [
      CheckoutVariant(deed: "shows the result before it hides the loading state") { shop in
        var isEnding = false
        return BrokenCheckout(
          in: shop,
          edit: { message, _ in
            if message.kind == .endOfWait {
              isEnding = true
              return []
            }
            defer { isEnding = false }
            return isEnding ? [message, .hideLoading] : [message]
          })
      }
    ]
  }

  static var withOtherSheets: [CheckoutVariant] {
    let changes: [(deed: String, change: (OrderSheet) -> OrderSheet)] = [
      (
        "shows a product that isn't in the cart",
        { $0.with(rows: $0.rows + [OrderSheet.Row(id: 9, name: "Moon", text: "Moon × 1: 1 won")]) }
      ),
      ("shows a different total", { $0.with(total: "1 won") }),
      ("shows a different shipping fee", { $0.with(shipping: "1 won") }),
      ("shows a different discount", { $0.with(discount: "−1 won") }),
      ("shows a different reason", { $0.with(notice: "Add more goods.") }),
    ]
    return changes.flatMap { deed, change in
      Occasion.allCases.map { occasion in
        showing("\(deed) \(occasion.time)") { $1 == occasion ? change($0) : $0 }
      }
    } + [
      showing("shows amounts without commas") { sheet, _ in
        sheet.with(
          rows: sheet.rows.map { row in
            OrderSheet.Row(id: row.id, name: row.name, text: row.text.filter { $0 != "," })
          },
          shipping: sheet.shipping.filter { $0 != "," }, total: sheet.total.filter { $0 != "," })
      },
      showing("shows a discount without its sign") { sheet, _ in
        sheet.with(discount: .some(sheet.discount?.filter { $0 != "−" }))
      },
      showing("rejects an order of goods for exactly 15,000 won") { sheet, _ in
        guard sheet.goods == 15_000, sheet.notice == nil else { return sheet }
        return sheet.with(notice: "Add goods for 0 won to order.")
      },
      showing("rejects a coupon at exactly the price that it needs") { sheet, _ in
        guard sheet.goods == 20_000, sheet.discount != nil, sheet.notice == nil else {
          return sheet
        }
        return sheet.with(notice: "The coupon SPRING needs goods for 20,000 won.")
      },
      CheckoutVariant(deed: "leaves the goods on the sheet after an order") { shop in
        var last: OrderSheet?
        return BrokenCheckout(
          in: shop,
          edit: { message, occasion in
            guard let sheet = message.sheet else { return [message] }
            defer { last = sheet }
            return [.show(occasion == .order ? last ?? sheet : sheet)]
          })
      },
    ]
  }

  static var withOtherConfirmations: [CheckoutVariant] {
    [
      saying("confirms a different amount than it placed") { message, _ in
        guard case .showConfirmation(let one) = message else { return [message] }
        return [.showConfirmation(.init(number: one.number, total: one.total + 1))]
      },
      saying("confirms a different order than it placed") { message, _ in
        guard case .showConfirmation(let one) = message else { return [message] }
        return [.showConfirmation(.init(number: one.number + 1, total: one.total))]
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
