// Which methods of the server a presenter's `Service` requires. A protocol cannot be asked that, but a call can: it
// runs the service's own method if the protocol requires it, and otherwise the one that does nothing.

@testable import Chapter6Checkout

/// Has all methods of the server, which do nothing, and which every other method of the same name overrules.
protocol NotRequired {}

extension ConfirmationServiceFake: NotRequired {}
extension CheckoutServiceFake: NotRequired {}

extension NotRequired {
  @_disfavoredOverload fileprivate func cart() async throws(CheckoutError) -> [OrderLine] { [] }
  @_disfavoredOverload fileprivate func coupon(code: String) async throws(CheckoutError) -> Coupon {
    throw .unknownCoupon(code: code)
  }
  @_disfavoredOverload fileprivate func place(_ order: Order, total: Won)
    async throws(CheckoutError) -> Int
  { 0 }
  @_disfavoredOverload fileprivate func cancelOrder(_ number: Int) async throws(CheckoutError) {}
  @_disfavoredOverload fileprivate func orderNumbers() async throws(CheckoutError) -> [Int] { [] }
  @_disfavoredOverload fileprivate func points() async throws(CheckoutError) -> Int { 0 }
  @_disfavoredOverload fileprivate func address() async throws(CheckoutError) -> String { "" }
  @_disfavoredOverload fileprivate func wishList() async throws(CheckoutError) -> [OrderLine.ID] {
    []
  }
  @_disfavoredOverload fileprivate func reviews(of id: OrderLine.ID) async throws(CheckoutError)
    -> [String]
  { [] }
  @_disfavoredOverload fileprivate func pay(order number: Int, sum: Won, months: Int)
    async throws(CheckoutError)
  {}
}

/// What the type `ConfirmationPresenter.Service` requires of a service.
enum ServiceOfConfirmation {
  /// The double, if the confirmation's `Service` rejects it although it can cancel orders.
  static func rejected(_ spy: CancellingSpy) -> [String] {
    // A protocol of its own is fine, too, if it inherits that one job.
    let isOne = !"\((any ConfirmationPresenter.Service).self)".contains("&")
    let double: Any = spy
    let isAccepted = isOne && ConfirmationServiceFake().jobs == ["OrderCancelling"]
    return double is any ConfirmationPresenter.Service || isAccepted ? [] : ["CancellingSpy"]
  }

  /// The methods that the confirmation's `Service` requires besides the one that it uses.
  static func unusedMethods() async -> [String] {
    let double = ConfirmationServiceFake()
    let service: any ConfirmationPresenter.Service & NotRequired = double
    _ = try? await service.cart()
    _ = try? await service.coupon(code: "")
    _ = try? await service.place(Order(), total: 0)
    try? await service.cancelOrder(0)
    _ = try? await service.orderNumbers()
    _ = try? await service.points()
    _ = try? await service.address()
    _ = try? await service.wishList()
    _ = try? await service.reviews(of: 0)
    try? await service.pay(order: 0, sum: 0, months: 0)
    return double.methods.filter { $0 != "cancel" }
  }
}

/// What the type `CheckoutPresenter.Service` requires of a service.
enum ServiceOfOrderSheet {
  /// The double, if the order sheet's `Service` rejects it although it has all that the order sheet calls.
  static func rejected(_ only: OnlySheet) -> [String] {
    let isOne = !"\((any CheckoutPresenter.Service).self)".contains("&")
    let double: Any = only
    let jobs = ["CartLoading", "CouponFinding", "OrderPlacing"]
    let isAccepted = isOne && CheckoutServiceFake().jobs == jobs
    return double is any CheckoutPresenter.Service || isAccepted ? [] : ["OnlySheet"]
  }

  /// The methods that the order sheet's `Service` requires besides those that it uses.
  static func unusedMethods() async -> [String] {
    let double = CheckoutServiceFake()
    let service: any CheckoutPresenter.Service & NotRequired = double
    _ = try? await service.cart()
    _ = try? await service.coupon(code: "")
    _ = try? await service.place(Order(), total: 0)
    try? await service.cancelOrder(0)
    _ = try? await service.orderNumbers()
    _ = try? await service.points()
    _ = try? await service.address()
    _ = try? await service.wishList()
    _ = try? await service.reviews(of: 0)
    try? await service.pay(order: 0, sum: 0, months: 0)
    return double.methods.filter { !["cart", "coupon", "place"].contains($0) }
  }
}
