import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6.RulesLeave {
  @Test func `6.5 The confirmation depends only on cancelling orders`()
    async throws
  {
    let double = ConfirmationService()
    // A protocol of its own is fine, too, if it inherits that one job.
    let isOne = !"\((any ConfirmationPresenter.Service).self)".contains("&")
    let spy: Any = CancellingSpy()
    let rejected =
      spy is any ConfirmationPresenter.Service || isOne && double.jobs == ["OrderCancelling"]
      ? [] : ["CancellingSpy"]
    try require(rejected, equals: [], Rule.oneThing)
    let unused = await ConfirmationService.required().filter { $0 != "cancel" }
    try require(unused, equals: [], Rule.oneThing)
    try expectOneJobEach()

    let presenter = ConfirmationPresenter(
      ofOrder: 31, total: 9, service: double, router: ConfirmationSpy(), money: WonFormatter())
    presenter.didSelectCancel()
    _ = await eventually { !double.asked.isEmpty }
    expect(double.asked, equals: ["cancel 31"], Rule.jobIsAsked)
    try await expectAllJobs()
  }

  @Test func `6.5 The order sheet depends only on what it uses`()
    async throws
  {
    let double = SheetService()
    let isOne = !"\((any CheckoutPresenter.Service).self)".contains("&")
    let jobs = ["CartLoading", "CouponFinding", "OrderPlacing"]
    let only: Any = OnlySheet()
    let rejected =
      only is any CheckoutPresenter.Service || isOne && double.jobs == jobs ? [] : ["OnlySheet"]
    try require(rejected, equals: [], Rule.threeThings)
    let unused = await SheetService.required()
      .filter { !["cart", "coupon", "place"].contains($0) }
    try require(unused, equals: [], Rule.threeThings)
    try expectOneJobEach()

    let presenter = CheckoutPresenter(
      service: double, router: Shop(lines: []),
      billing: AbsurdBilling(), check: OrderCheckStub(), money: WonFormatter())
    let requests = ["cart", "coupon MAY", "place"]
    let events = [
      presenter.viewDidLoad, { presenter.didEnterCoupon("MAY") }, presenter.didSelectOrder,
    ]
    for (count, event) in zip(1..., events) {
      event()
      _ = await eventually { double.asked.count == count }
      await settle()
    }
    expect(double.asked, equals: requests, Rule.jobIsAsked)
  }

  /// Expects that all jobs together are everything that the server can do.
  private func expectAllJobs() async throws {
    let shop = Shop(lines: [.kettle])
    let service: any CheckoutService = shop
    _ = try await service.cart()
    _ = try await service.coupon(code: "SPRING")
    _ = try await service.place(Order(lines: [.tea]), total: 9)
    try await service.cancelOrder(31)
    _ = try await service.orderNumbers()
    _ = try await service.points()
    _ = try await service.address()
    _ = try await service.wishList()
    _ = try await service.reviews(of: 8)
    let asked = [
      "cart", "coupon SPRING", "place 1 Tea for 9", "cancel 31", "orders", "points", "address",
      "wishes", "reviews of 8",
    ]
    expect(shop.transcript, equals: asked.map { "server: \($0)" }, Rule.jobIsAsked)
  }

  /// Expects that a type that does one job can do no other.
  private func expectOneJobEach() throws {
    let services: [Any] = [
      CartStub(), CouponStub(), PlacingStub(), CancellingSpy(),
    ]
    for (index, service) in services.enumerated() {
      let jobs = [
        service is any CartLoading, service is any CouponFinding, service is any OrderPlacing,
        service is any OrderCancelling,
      ]
      try require(jobs, equals: services.indices.map { $0 == index }, Rule.jobsAreApart)
      try #require(!(service is any CheckoutService), Rule.jobsAreApart)
    }
  }
}
