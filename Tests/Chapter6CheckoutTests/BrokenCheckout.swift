@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// An order sheet that works, behind an object that changes its messages.
final class BrokenCheckout: CheckoutPresenterProtocol {
  weak var view: (any CheckoutViewProtocol)?
  private let presenter: CheckoutPresenter
  private let shows: Middleman
  private let hears: (Occasion, [Occasion]) -> Bool
  /// The user actions so far.
  private var occasions: [Occasion] = []

  /// - Parameters:
  ///   - service: The service that it uses; the shop itself if nil.
  ///   - hears: Whether it receives a user action, after previous ones.
  ///   - edit: The messages that are sent in place of one.
  init(
    in shop: Shop, service: (any CheckoutService)? = nil,
    hears: @escaping (Occasion, [Occasion]) -> Bool = { _, _ in true },
    edit: @escaping (SheetCall, Occasion) -> [SheetCall] = { message, _ in [message] }
  ) {
    shows = Middleman(shop, edit: edit)
    presenter = CheckoutPresenter(
      service: service ?? shop, router: shows, billing: ShopBilling(), check: ShopCheck(),
      money: ShopMoneyFormatter())
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
    shows.begin(occasion)
    if hears(occasion, occasions) { presenter.receive(event) }
    occasions.append(occasion)
  }
}
