@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// An order sheet that works, behind somebody who changes what is said.
final class BrokenCheckout: CheckoutPresenterProtocol {
  weak var view: (any CheckoutViewProtocol)?
  private let presenter: CheckoutPresenter
  private let shows: Middleman
  private let hears: (Occasion, [Occasion]) -> Bool
  /// What somebody did so far.
  private var occasions: [Occasion] = []

  /// - Parameters:
  ///   - service: Whom it asks; the shop itself unless another is given.
  ///   - hears: Whether it hears of something that a person does, after other things.
  ///   - edit: What is said for a message on some occasion.
  init(
    in shop: Shop, service: (any CheckoutService)? = nil,
    hears: @escaping (Occasion, [Occasion]) -> Bool = { _, _ in true },
    edit: @escaping (SheetMessage, Occasion) -> [SheetMessage] = { message, _ in [message] }
  ) {
    shows = Middleman(shop, edit: edit)
    presenter = CheckoutPresenter(
      service: service ?? shop, router: shows, billing: Billing(shipping: CheapestFee()),
      check: OrderCheck(), money: WonWords())
    presenter.view = shows
    self.hears = hears
  }

  func viewDidLoad() { pass(.load) }
  func didAddOne(id: OrderLine.ID) { pass(.addOne(id)) }
  func didTakeOne(id: OrderLine.ID) { pass(.takeOne(id)) }
  func didEnterCoupon(_ code: String) { pass(.coupon(code)) }
  func didSelectOrder() { pass(.order) }

  private func pass(_ event: CheckoutEvent) {
    let occasion = Occasion(event)
    shows.occasion = occasion
    if hears(occasion, occasions) { presenter.hear(event) }
    occasions.append(occasion)
  }
}
