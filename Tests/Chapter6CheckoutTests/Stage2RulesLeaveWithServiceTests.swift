import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6.RulesLeave {
  @Test func `6.5 To cancel an order, the confirmation needs somebody who cancels orders`()
    async throws
  {
    let somebody = CancellingStandIn()
    let service: Any = somebody
    let notEnough = service is any ConfirmationPresenter.Service ? [] : ["CancellingStandIn"]
    try require(notEnough, equals: [], Rule.oneThing)
    try expectOneJobEach()

    let presenter = ConfirmationPresenter(
      ofOrder: 31, total: 9, service: try #require(service as? any ConfirmationPresenter.Service),
      router: ConfirmationSpy(), money: WonWords())
    presenter.didSelectCancel()
    _ = await eventually { !somebody.cancelled.isEmpty }
    expect(somebody.cancelled, equals: [31], Rule.jobIsAsked)
    try await expectAllJobs()
  }

  @Test func `6.5 The order sheet needs the cart, coupons, and somebody who takes orders`()
    async throws
  {
    let somebody = OnlySheet()
    let service: Any = somebody
    let notEnough = service is any CheckoutPresenter.Service ? [] : ["OnlySheet"]
    try require(notEnough, equals: [], Rule.threeThings)
    try expectOneJobEach()

    let presenter = CheckoutPresenter(
      service: try #require(service as? any CheckoutPresenter.Service), router: Shop(lines: []),
      billing: NonsenseBilling(), check: OrderCheckStub(), money: WonWords())
    let questions = ["cart", "coupon MAY", "place"]
    let events = [
      presenter.viewDidLoad, { presenter.didEnterCoupon("MAY") }, presenter.didSelectOrder,
    ]
    for (count, event) in zip(1..., events) {
      event()
      _ = await eventually { somebody.asked.count == count }
      await settle()
    }
    expect(somebody.asked, equals: questions, Rule.jobIsAsked)
  }

  /// Expects that all jobs together are what the server can do.
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

  /// Expects that who does one job can do no other.
  private func expectOneJobEach() throws {
    let services: [Any] = [
      CartStandIn(), CouponStandIn(), PlacingStandIn(), CancellingStandIn(),
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
