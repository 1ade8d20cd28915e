@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// The amounts of a stub's bill that a presenter could also calculate, so that they prove nothing.
struct PlausibleAmounts {
  private let order: Order
  private let bill: Bill
  private let right: Bill
  /// Each amount, and how a presenter could get it.
  private(set) var reasons: [(name: String, reason: String)] = []

  /// Those of the learner's stub, for the first product of the shop for which there are any.
  static var ofYourStub: [(name: String, reason: String)] {
    ([.kettle, .cups, .tea, .spoons] as [OrderLine]).lazy.map { line in
      let order = Order(lines: [line])
      return PlausibleAmounts(of: BillingStub().bill(for: order), for: order).reasons
    }.first { !$0.isEmpty } ?? []
  }

  init(of bill: Bill, for order: Order) {
    self.order = order
    self.bill = bill
    right = ShopBilling().bill(for: order)
    let amounts = [
      ("discount", reasonForDiscount), ("shipping", reasonForShipping), ("total", reasonForTotal),
    ]
    reasons = amounts.compactMap { name, reason in reason.map { (name, $0) } }
  }

  private var reasonForDiscount: String? {
    // A sheet shows no discount unless it takes something off.
    if bill.discount <= 0 { return "no line of the sheet shows a discount of \(bill.discount)" }
    if [bill.subtotal, right.subtotal].contains(where: takenOff) {
      return "\(bill.discount) is what a coupon of \(Coupon.spring.percent) percent takes off"
    }
    return bill.discount == bill.subtotal ? "the discount is the same as the subtotal" : nil
  }

  private func takenOff(_ goods: Won) -> Bool {
    goods > 0 && Coupon.spring.discount(on: goods) == bill.discount
  }

  private var reasonForShipping: String? {
    if bill.shipping == right.shipping {
      let names = order.lines.map { $0.name.lowercased() }
      return "the fee for the \(names.joined(separator: ", ")) is \(bill.shipping)"
    }
    let others = [("subtotal", bill.subtotal), ("discount", bill.discount)]
    let goods = [
      ("subtotal", bill.subtotal), ("subtotal without the discount", bill.subtotal - bill.discount),
    ]
    if bill.shipping == 0, let free = goods.first(where: { $0.1 >= 50_000 }) {
      return "an order ships for free if the \(free.0) is \(free.1)"
    }
    return others.first { $0.1 == bill.shipping && $0.1 != 0 }.map {
      "the fee is the same as the \($0.0)"
    }
  }

  /// Every sum and difference of its other amounts and of the right ones.
  private var reasonForTotal: String? {
    let discounts = [bill.discount, right.discount, Coupon.spring.discount(on: right.subtotal), 0]
    for goods in [bill.subtotal, right.subtotal, 0] {
      for discount in discounts {
        for shipping in [bill.shipping, right.shipping, 0] {
          for (sign, other) in [(-1, 1), (-1, -1), (1, 1), (1, -1)]
          where goods + sign * discount + other * shipping == bill.total {
            return Self.sum([goods, sign * discount, other * shipping], bill.total)
          }
        }
      }
    }
    return nil
  }

  /// A sum as a calculation, without its zeros.
  private static func sum(_ amounts: [Won], _ total: Won) -> String {
    let parts = amounts.filter { $0 != 0 }.map { $0 < 0 ? "- \(-$0)" : "+ \($0)" }
    let words = parts.joined(separator: " ").drop { "+ ".contains($0) }
    return "\(total) is \(words.isEmpty ? "0" : "\(words)")"
  }
}
