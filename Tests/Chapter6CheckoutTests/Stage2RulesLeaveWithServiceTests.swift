import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6.RulesLeave {
  @Test func `6.5 The confirmation depends only on cancelling orders`() async throws {
    let rejected = ConfirmationService.rejected(CancellingSpy())
    try require(rejected, equals: [], Rule.oneThing)
    try require(await ConfirmationService.unusedMethods(), equals: [], Rule.oneThing)
    try require(JobDoubles.withSeveralJobs, equals: [], Rule.jobsAreApart)

    let service = ConfirmationService()
    let presenter = ConfirmationPresenter(
      ofOrder: 31, total: 9, service: service, router: ConfirmationSpy(), money: WonFormatter())
    await when { presenter.didSelectCancel() }

    try require(service.requests, equals: ["cancel 31"], Rule.jobIsAsked)
    try require(await JobDoubles.lostRequests(), equals: [], Rule.jobIsAsked)
  }

  @Test func `6.5 The order sheet depends only on what it uses`() async throws {
    let rejected = CheckoutServiceFake.rejected(OnlySheet())
    try require(rejected, equals: [], Rule.threeThings)
    try require(await CheckoutServiceFake.unusedMethods(), equals: [], Rule.threeThings)
    try require(JobDoubles.withSeveralJobs, equals: [], Rule.jobsAreApart)

    let sheet = PresenterAndDoubles(cart: [.kettle])
    await when { sheet.presenter.viewDidLoad() }
    await when { sheet.presenter.didEnterCoupon("MAY") }
    await when { sheet.presenter.didSelectOrder() }

    let requests = ["cart", "coupon MAY", "place"]
    try require(sheet.service.requests, equals: requests, Rule.jobIsAsked)
  }
}
