@testable import Chapter6Checkout

/// All that stands around an order sheet: its view, its server and its router, which write down what they hear.
final class Shop {
  /// What was heard, line by line; an indented line is a part of the sheet above it.
  private(set) var transcript: [String] = []
  /// What the server says in place of every answer.
  var failure: CheckoutError?
  /// The only coupon that the server knows.
  var coupon = Coupon.spring
  /// Whether the server holds its answers back until `answer()`.
  var isSlow = false

  private let lines: [OrderLine]
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// How many of those who were answered have not gone on yet.
  private var answered = 0

  /// - Parameter lines: What is in the cart.
  init(lines: [OrderLine]) {
    self.lines = lines
  }

  /// What is heard while a person does one thing after the other, on a new order sheet.
  func transcript(
    of events: [CheckoutEvent], on makePresenter: MakeCheckout
  ) async -> [String] {
    transcript = []
    let presenter = makePresenter(self)
    for event in events { await hear(event, on: presenter) }
    return transcript
  }

  /// Has a person do one thing, and lets the answer come.
  func hear(_ event: CheckoutEvent, on presenter: any CheckoutPresenterProtocol) async {
    presenter.hear(event)
    await settle()
  }

  /// Gives all answers that are held back.
  func answer() async {
    isSlow = false
    answered = waiting.count
    for waiter in waiting { waiter.resume() }
    waiting = []
    while answered > 0 { await Task.yield() }
    await settle()
  }

  /// Writes down a line, as the last one that was heard.
  func note(_ line: String) {
    transcript.append(line)
  }

  /// Lets all that is ready have its turn.
  private func settle() async {
    for _ in 0..<10 { await Task.yield() }
  }

  private func reply(to question: String) async throws(CheckoutError) {
    note("server: \(question)")
    if isSlow {
      await withCheckedContinuation { waiting.append($0) }
      answered -= 1
    }
    if let failure { throw failure }
  }
}

extension Shop: CheckoutViewProtocol {
  func showLoading() { note("view: wait") }
  func hideLoading() { note("view: no wait") }
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
    let words =
      order.lines.map { "\($0.quantity) \($0.name)" } + [order.coupon?.code].compactMap(\.self)
    try await reply(to: "place \(words.joined(separator: ", ")) for \(total)")
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
