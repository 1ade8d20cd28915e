import TestSupport

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// All methods of the shop; it conforms only to the jobs that a subclass names, and records the requests.
class AnyService: RecordingDouble<SheetRecording> {
  /// Holds the responses of a slow server back; without it, the server is fast.
  weak var heldResponses: HeldResponses?
  /// A tap right after the response to an order.
  var interruption: Interruption?

  /// All calls of the sheet, also those of its view and its router.
  var calls: [SheetCall] { recorder.recording.calls }
  /// Each request, such as "coupon MAY".
  var requests: [String] { recorder.recording.requests }
  /// The first word of each request.
  var methods: [String] { requests.map { String($0.prefix { $0 != " " }) } }
  var orders: [Order] { recorder.recording.orders }
  var totals: [Won] { recorder.recording.totals }
  var cart: [OrderLine] {
    get { recorder.recording.world.cart }
    set { recorder.recording.world.cart = newValue }
  }
  /// The error with which each order fails; nil if it succeeds.
  var orderError: CheckoutError? {
    get { recorder.recording.world.orderError }
    set { recorder.recording.world.orderError = newValue }
  }
  /// Whether the responses wait for `respond()`.
  var isSlow: Bool {
    get { recorder.recording.world.isSlow }
    set { recorder.recording.world.isSlow = newValue }
  }

  func respond() { heldResponses?.arrive() }

  func cart() async throws(CheckoutError) -> [OrderLine] {
    await receive(.request("cart"))
    if let error = recorder.recording.world.cartError { throw error }
    return cart
  }
  func coupon(code: String) async throws(CheckoutError) -> Coupon {
    await receive(.request("coupon \(code)"))
    return try recorder.recording.world.findCoupon(code)
  }
  func place(_ order: Order, total: Won) async throws(CheckoutError) -> Int {
    await receive(.place(order, total: total))
    interruption?.begin()
    return try recorder.recording.world.placeOrder()
  }
  func cancelOrder(_ number: Int) async throws(CheckoutError) { await get((), "cancel \(number)") }
  func orderNumbers() async throws(CheckoutError) -> [Int] { await get([], "orderNumbers") }
  func points() async throws(CheckoutError) -> Int { await get(0, "points") }
  func address() async throws(CheckoutError) -> String { await get("", "address") }
  func wishList() async throws(CheckoutError) -> [OrderLine.ID] { await get([], "wishList") }
  func reviews(of id: OrderLine.ID) async throws(CheckoutError) -> [String] {
    await get([], "reviews")
  }
  func pay(order number: Int, sum: Won, months: Int) async throws(CheckoutError) {
    await get((), "pay")
  }

  private func get<Value>(_ value: Value, _ request: String) async -> Value {
    await receive(.request(request))
    return value
  }

  private func receive(_ call: SheetCall) async {
    recorder.recording.receive(call)
    guard isSlow else { return }
    await withCheckedContinuation { request in
      if let heldResponses { heldResponses.hold(request) } else { request.resume() }
    }
  }
}

/// The responses that a slow server holds back, which arrive at the latest when this is deallocated.
final class HeldResponses {
  private var requests: [CheckedContinuation<Void, Never>] = []

  func hold(_ request: CheckedContinuation<Void, Never>) { requests.append(request) }

  func arrive() {
    requests.forEach { $0.resume() }
    requests = []
  }

  deinit { requests.forEach { $0.resume() } }
}

/// Does the jobs that an order sheet needs, and no other.
final class OnlySheet: AnyService, CartLoading, CouponFinding, OrderPlacing {}

/// Does what the order sheet's `Service` requires, whatever that is.
final class CheckoutServiceFake: AnyService {}

extension CheckoutServiceFake: @MainActor CheckoutPresenter.Service {}

/// Does what the confirmation's `Service` requires, whatever that is.
final class ConfirmationServiceFake: AnyService {}

extension ConfirmationServiceFake: @MainActor ConfirmationPresenter.Service {}

extension AnyService {
  convenience init() { self.init(Recorder()) }

  /// The jobs to which it conforms.
  var jobs: [String] {
    [
      self is any CartLoading ? "CartLoading" : nil,
      self is any CouponFinding ? "CouponFinding" : nil,
      self is any OrderPlacing ? "OrderPlacing" : nil,
      self is any OrderCancelling ? "OrderCancelling" : nil,
      self is any InstalmentPaying ? "InstalmentPaying" : nil,
      self is any CheckoutService ? "CheckoutService" : nil,
    ].compactMap(\.self)
  }
}
