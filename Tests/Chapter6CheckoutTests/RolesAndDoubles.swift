import TestSupport

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// A presenter of the order sheet whose collaborators are test doubles.
///
/// They have the shop's own business rules, so a mistake in a rule fails the tests of that rule, and not those of the
/// order sheet as well.
final class PresenterAndDoubles {
  let presenter: CheckoutPresenter
  let view: CheckoutViewSpy
  let service: CheckoutServiceFake
  let router: CheckoutRouterSpy
  let billing: BillingFake
  let check: OrderCheckFake
  let money: MoneyFormatterFake
  private let heldResponses: HeldResponses

  /// All that the collaborators have received.
  var recorded: SheetRecording { view.recorder.recording }

  /// - Parameters:
  ///   - cart: What the server has in the cart.
  ///   - otherBilling: A billing to use in place of the test double.
  ///   - heldResponses: The responses that a slow server holds back.
  init(
    cart: [OrderLine] = [.kettle], billing otherBilling: (any BillingProtocol)? = nil,
    heldResponses: HeldResponses = HeldResponses()
  ) {
    self.heldResponses = heldResponses
    let recorder = Recorder()
    recorder.recording.world.cart = cart
    (view, router) = (CheckoutViewSpy(recorder), CheckoutRouterSpy(recorder))
    (service, billing) = (CheckoutServiceFake(recorder), BillingFake(recorder))
    (check, money) = (OrderCheckFake(recorder), MoneyFormatterFake(recorder))
    presenter = CheckoutPresenter(
      service: service, router: router, billing: otherBilling ?? billing, check: check,
      money: money)
    presenter.view = view
    service.heldResponses = heldResponses
    LeakDetector.watchToTheEnd(presenter)
  }

  /// Watches what has to go with the sheet, which is all but the service.
  func watch(with detector: LeakDetector) {
    let objects: [AnyObject] = [presenter, view, router, billing, check, money]
    objects.forEach(detector.watch)
  }
}

extension CheckoutPresenter {
  /// Makes an order sheet in a shop, with the shop's own business rules.
  static func make(in shop: Shop) -> CheckoutPresenter {
    make(in: shop, ShopBilling(), ShopCheck(), ShopMoneyFormatter())
  }

  /// Makes an order sheet with the business rules of the exercises, as the app has it.
  static func makeAsInApp(in shop: Shop) -> CheckoutPresenter {
    make(in: shop, Billing(shipping: CheapestFee()), OrderCheck(), WonFormatter())
  }

  private static func make(
    in shop: Shop, _ billing: any BillingProtocol, _ check: any OrderCheckProtocol,
    _ money: any MoneyFormatterProtocol
  ) -> CheckoutPresenter {
    let presenter = CheckoutPresenter(
      service: shop, router: shop, billing: billing, check: check, money: money)
    presenter.view = shop
    return presenter
  }
}

extension String {
  /// The lines of a transcript.
  nonisolated var transcript: [String] { split(separator: "\n").map(String.init) }
}
