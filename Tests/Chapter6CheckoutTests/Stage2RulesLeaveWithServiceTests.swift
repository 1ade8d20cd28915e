import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6.RulesLeave {
  @Test func `6.5 The confirmation depends only on cancelling orders`() async throws {
    // The presenter's type `Service` accepts a double that only cancels orders, and requires no
    // method that the presenter never calls.
    let rejected = ConfirmationService.rejected(CancellingSpy())
    try require(rejected, equals: [], Rule.oneThing)
    try require(await ConfirmationService.unusedMethods(), equals: [], Rule.oneThing)
    // No double of one job has to do another job as well.
    try require(JobDoubles.withSeveralJobs, equals: [], Rule.jobsAreApart)

    let service = ConfirmationService()
    let presenter = ConfirmationPresenter(
      orderNumber: 31, total: 9, service: service, router: ConfirmationSpy(), money: WonFormatter())
    await when { presenter.didSelectCancel() }

    try require(service.requests, equals: ["cancel 31"], Rule.jobIsAsked)
    // Each job of the server is requested once, and none of these requests is lost on the way.
    try require(await JobDoubles.lostRequests(), equals: [], Rule.jobIsAsked)
  }

  @Test func `6.5 The order sheet depends only on what it uses`() async throws {
    // The presenter's type `Service` accepts a double that does only what the sheet needs, and
    // requires no method that the sheet never calls.
    let rejected = CheckoutServiceFake.rejected(OnlySheet())
    try require(rejected, equals: [], Rule.threeThings)
    try require(await CheckoutServiceFake.unusedMethods(), equals: [], Rule.threeThings)
    // No double of one job has to do another job as well.
    try require(JobDoubles.withSeveralJobs, equals: [], Rule.jobsAreApart)

    let sheet = PresenterAndDoubles(cart: [.kettle])
    await when { sheet.presenter.viewDidLoad() }
    await when { sheet.presenter.didEnterCoupon("MAY") }
    await when { sheet.presenter.didSelectOrder() }

    let requests = ["cart", "coupon MAY", "place"]
    try require(sheet.service.requests, equals: requests, Rule.jobIsAsked)
  }
}
