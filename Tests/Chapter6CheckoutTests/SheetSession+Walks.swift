import TestSupport

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

nonisolated extension SheetSession {
  /// Long sessions in each shop, in which the user does something else each time, in chance order.
  static let walks: [SheetSession] = zip(1..., shops).map { seed, shop in
    var chance = ChanceOrder(seed: seed)
    let events = events(in: shop.cart) + [.load, .order]
    let steps = (0..<30).map { _ in (event: chance.one(of: events), failure: nil as CheckoutError?)
    }
    return SheetSession(cart: shop.cart, coupon: shop.coupon, steps: [(.load, nil)] + steps)
  }

  /// Long sessions, in which requests fail: in chance order, or time after time.
  static let walksWithFailures: [SheetSession] =
    zip(failures, shops).map { failure, shop in
      let orders = Array(
        repeating: (event: CheckoutEvent.order, failure: failure as CheckoutError?), count: 9)
      return SheetSession(
        cart: shop.cart, coupon: shop.coupon,
        steps: [(.load, nil)] + orders + [(.coupon("may"), nil)] + orders
          + [(.order, nil), (.load, nil), (.order, nil)])
    }
    + zip(1..., walks).map { seed, walk in
      var chance = ChanceOrder(seed: 100 + seed)
      var walk = walk
      for index in walk.steps.indices.dropFirst() where chance.number(below: 2) == 0 {
        walk.steps[index].failure = chance.one(of: failures)
      }
      return walk
    }
}
