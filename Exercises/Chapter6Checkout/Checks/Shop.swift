@testable import Chapter6Checkout

/// The view, the server and the router of an order sheet in one, which log every call.
final class Shop {
  /// The logged calls, line by line; an indented line belongs to the sheet above it.
  private(set) var transcript: [String] = []
  /// Each session so far, and the line of code in which it began.
  private(set) var sessions: [(line: Int, transcript: [String])] = []
  /// The error with which the server answers every request; nil if it succeeds.
  var failure: CheckoutError?
  /// The only coupon that the server knows.
  var coupon = Coupon.spring
  /// Whether the server delays its responses until `answer()`.
  var isSlow = false

  private let lines: [OrderLine]
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// How many requests were answered and have not continued yet.
  private var answered = 0
  private var isLoading = false
  /// How many more turns late tasks get in all, so that a sheet that loads forever takes little time.
  private var spareTurns = 1000

  /// - Parameter lines: The lines of the cart.
  init(lines: [OrderLine]) {
    self.lines = lines
  }

  /// Performs one user action after the other on a new order sheet, and returns the transcript.
  func transcript(
    of events: [CheckoutEvent], on makePresenter: MakeCheckout, line: Int = #line
  ) async -> [String] {
    transcript = []
    let presenter = makePresenter(self)
    for event in events { await perform(event, on: presenter) }
    sessions.append((line, transcript))
    return transcript
  }

  /// Performs one user action, and lets the response arrive.
  func perform(_ event: CheckoutEvent, on presenter: any CheckoutPresenterProtocol) async {
    presenter.receive(event)
    await settle()
  }

  /// Sends all delayed responses.
  func answer() async {
    isSlow = false
    answered = waiting.count
    for waiter in waiting { waiter.resume() }
    waiting = []
    while answered > 0 { await Task.yield() }
    await settle()
  }

  /// Logs a line.
  func note(_ line: String) {
    transcript.append(line)
  }

  /// Lets all pending tasks continue.
  private func settle() async {
    for _ in 0..<4 { await Task.yield() }
    // On a busy machine a task may continue late, and until then the loading state is visible.
    while isLoading && waiting.isEmpty && spareTurns > 0 {
      spareTurns -= 1
      await Task.yield()
    }
  }

  private func reply(to request: String) async throws(CheckoutError) {
    note("server: \(request)")
    if isSlow {
      await withCheckedContinuation { waiting.append($0) }
      answered -= 1
    }
    if let failure { throw failure }
  }
}

extension Shop: CheckoutViewProtocol {
  func showLoading() {
    isLoading = true
    note("view: show loading")
  }

  func hideLoading() {
    isLoading = false
    note("view: hide loading")
  }
  func showMessage(_ message: String) { note("view: \(message)") }

  func show(_ sheet: OrderSheet) {
    note("view: sheet")
    for row in sheet.rows { note("  \(row.text)") }
    if let discount = sheet.discount { note("  coupon \(discount)") }
    note("  shipping \(sheet.shipping)")
    note("  total \(sheet.total)")
    if let notice = sheet.notice { note("  \(notice)") }
  }
}

extension Shop: CheckoutRouterProtocol {
  func showConfirmation(ofOrder number: Int, total: Won) {
    note("router: order \(number) for \(total)")
  }
}

extension Shop: @MainActor CheckoutService {
  func cart() async throws(CheckoutError) -> [OrderLine] {
    try await reply(to: "cart")
    return lines
  }

  func coupon(code: String) async throws(CheckoutError) -> Coupon {
    try await reply(to: "coupon \(code)")
    guard code == coupon.code else { throw .unknownCoupon(code: code) }
    return coupon
  }

  func place(_ order: Order, total: Won) async throws(CheckoutError) -> Int {
    let parts =
      order.lines.map { "\($0.quantity) \($0.name)" } + [order.coupon?.code].compactMap(\.self)
    try await reply(to: "place \(parts.joined(separator: ", ")) for \(total)")
    return 1042
  }

  func cancelOrder(_ number: Int) async throws(CheckoutError) {
    try await reply(to: "cancel \(number)")
  }

  func orderNumbers() async throws(CheckoutError) -> [Int] {
    try await reply(to: "orders")
    return []
  }

  func points() async throws(CheckoutError) -> Int {
    try await reply(to: "points")
    return 0
  }

  func address() async throws(CheckoutError) -> String {
    try await reply(to: "address")
    return ""
  }

  func wishList() async throws(CheckoutError) -> [OrderLine.ID] {
    try await reply(to: "wishes")
    return []
  }

  func reviews(of id: OrderLine.ID) async throws(CheckoutError) -> [String] {
    try await reply(to: "reviews of \(id)")
    return []
  }
}
