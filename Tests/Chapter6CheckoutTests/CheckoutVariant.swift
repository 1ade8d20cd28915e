@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// An order sheet that is as it was, or broken in a way that a check should notice.
struct CheckoutVariant {
  /// What it does, to be read after "an order sheet that".
  let deed: String
  let make: MakeCheckout

  static var all: [CheckoutVariant] { [right] + broken }

  static let right = CheckoutVariant(deed: "is yours, as it is now") {
    CheckoutPresenter.make(in: $0)
  }

  static var broken: [CheckoutVariant] {
    [
      .init(deed: "takes money for the shipping of goods for 50,000 won") {
        BrokenCheckout(
          $0,
          by: Middleman($0) { sheet in
            guard sheet.total == "50,000 won" else { return sheet }
            return sheet.with(
              shipping: "3,000 won", total: "53,000 won", discount: sheet.discount,
              notice: sheet.notice)
          })
      },
      .init(deed: "does not show what a coupon takes off") {
        BrokenCheckout($0, by: Middleman($0) { $0.with(discount: nil, notice: $0.notice) })
      },
      .init(deed: "does not say why it takes no order") {
        BrokenCheckout($0, by: Middleman($0) { $0.with(discount: $0.discount, notice: nil) })
      },
      .init(deed: "does not show that it waits") {
        BrokenCheckout($0, by: Middleman($0, beginsWaits: false))
      },
      .init(deed: "waits forever") {
        BrokenCheckout($0, by: Middleman($0, endsWaits: false))
      },
      .init(deed: "confirms no order") {
        BrokenCheckout($0, by: Middleman($0, confirm: { _ in [] }))
      },
      .init(deed: "confirms an order twice") {
        BrokenCheckout($0, by: Middleman($0, confirm: { [$0, $0] }))
      },
      .init(deed: "confirms another amount than was placed") {
        BrokenCheckout($0, by: Middleman($0, confirm: { [$0 + 1] }))
      },
      .init(deed: "opens the confirmation before the order is placed") {
        BrokenCheckout($0, by: Middleman($0, confirmsEarly: true))
      },
      .init(deed: "forgets the coupon") {
        BrokenCheckout($0, by: Middleman($0), hearsCoupons: false)
      },
      .init(deed: "places an order without its coupon") {
        BrokenCheckout($0, by: Middleman($0), service: ForgetfulService($0))
      },
    ]
  }
}

/// An order sheet that works, behind somebody who changes what is said.
private final class BrokenCheckout: CheckoutPresenterProtocol {
  weak var view: (any CheckoutViewProtocol)?
  private let presenter: CheckoutPresenter
  private let middleman: Middleman
  private let hearsCoupons: Bool

  init(
    _ shop: Shop, by middleman: Middleman, hearsCoupons: Bool = true,
    service: (any CheckoutService)? = nil
  ) {
    presenter = CheckoutPresenter(
      service: service ?? shop, router: middleman, billing: Billing(shipping: CheapestFee()),
      check: OrderCheck(), money: WonWords())
    presenter.view = middleman
    self.middleman = middleman
    self.hearsCoupons = hearsCoupons
  }

  func viewDidLoad() { presenter.viewDidLoad() }
  func didAddOne(id: OrderLine.ID) { presenter.didAddOne(id: id) }
  func didTakeOne(id: OrderLine.ID) { presenter.didTakeOne(id: id) }
  func didEnterCoupon(_ code: String) { if hearsCoupons { presenter.didEnterCoupon(code) } }
  func didSelectOrder() {
    middleman.willSelectOrder()
    presenter.didSelectOrder()
  }
}
