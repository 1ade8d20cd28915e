import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6.RulesLeave {
  @Test func `6.5 The confirmation depends only on cancelling orders`() async throws {
    // The presenter's type `Service` must not reject a double that only cancels orders, and must
    // not require a method that the presenter never calls.
    let rejected = ServiceOfConfirmation.rejected(CancellingSpy())
    try require(rejected, equals: [], Rule.oneThing)
    try require(await ServiceOfConfirmation.unusedMethods(), equals: [], Rule.oneThing)
    // The tests have four doubles, which load the cart, find coupons, place orders and cancel them.
    // None must be forced to do another of these jobs.
    try require(JobDoubles.withSeveralJobs, equals: [], Rule.jobsAreApart)

    // The user cancels order 31, and this double, which has whatever your `Service` requires, receives
    // the request.
    let service = ConfirmationServiceFake()
    let presenter = ConfirmationPresenter(
      orderNumber: 31, total: 9, service: service, router: ConfirmationSpy(), money: WonFormatter())
    await when { presenter.didSelectCancel() }

    try require(service.requests, equals: ["cancel 31"], Rule.jobIsAsked)
    // Each method of `CheckoutService` is called once on the `Shop`. A request is lost if a protocol
    // has its method only in an extension.
    try require(await JobDoubles.lostRequests(), equals: [], Rule.jobIsAsked)
  }

  @Test func `6.5 The order sheet depends only on what it uses`() async throws {
    // The presenter's type `Service` must not reject a double that does only what the sheet needs,
    // and must not require a method that the sheet never calls.
    let rejected = ServiceOfOrderSheet.rejected(OnlySheet())
    try require(rejected, equals: [], Rule.threeThings)
    try require(await ServiceOfOrderSheet.unusedMethods(), equals: [], Rule.threeThings)
    // The tests have four doubles, which load the cart, find coupons, place orders and cancel them.
    // None must be forced to do another of these jobs.
    try require(JobDoubles.withSeveralJobs, equals: [], Rule.jobsAreApart)

    // The user opens the sheet, enters a coupon and orders: the service receives three requests. It
    // knows the coupon MAY, and the kettle costs enough for it.
    let sheet = PresenterAndDoubles(cart: [.kettle])
    await when { sheet.presenter.viewDidLoad() }
    await when { sheet.presenter.didEnterCoupon("MAY") }
    await when { sheet.presenter.didSelectOrder() }

    let requests = ["cart", "coupon MAY", "place"]
    try require(sheet.service.requests, equals: requests, Rule.jobIsAsked)
  }
}
