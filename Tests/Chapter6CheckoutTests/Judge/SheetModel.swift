import TestSupport

@testable import Chapter6Checkout

/// What the presenter of the order sheet has to do.
struct SheetModel: RoleModel {
  enum Message {
    case viewDidLoad
    case didAddOne(id: OrderLine.ID)
    case didTakeOne(id: OrderLine.ID)
    case didEnterCoupon(String)
    case didSelectOrder
    /// The response to the request that is in flight.
    case serverResponds

    /// A circumstance, as a story tells it, which changes what the collaborators will do.
    case circumstance(words: () -> String, (inout SheetWorld) -> Void)
    /// The same, and then the sheet loads again.
    case reload(words: () -> String, (inout SheetWorld) -> Void)
  }

  var recording = SheetRecording()
  private(set) var order = Order()
  private var phase = SheetKind.Phase.first
  private var inFlight: Request?
  private var bills: [Bill] = []
  /// The bill on the sheet, for which an order may be placed as well as for a new one, so they are equal then.
  private var shownBill: Bill?

  private enum Request { case cart, coupon(String), order(Order, total: Won) }

  private var world: SheetWorld { recording.world }

  mutating func beginTurn() {
    bills.append(world.bill(for: order))
    recording.formerBills = bills
    recording = recording.screen
    recording.bill(order)
  }

  func kind(of message: Message) -> SheetKind? {
    switch message {
    case .circumstance: return nil
    case .reload(_, let change):
      var later = self
      change(&later.recording.world)
      return later.kind(of: .viewDidLoad)
    default: return SheetKind(event(of: message), phase)
    }
  }

  private func event(of message: Message) -> SheetKind.Event {
    switch (message, inFlight) {
    case (.serverResponds, let request?): end(of: request)
    case (.didSelectOrder, .order): .tapDuringOrder
    case (_, .some): .tapDuringRequest
    case (.didSelectOrder, nil) where world.problem(with: order) != nil: .rejectedOrder
    case (.viewDidLoad, nil): world.isSlow ? .request : end(of: .cart)
    case (.didEnterCoupon(let code), nil): world.isSlow ? .request : end(of: .coupon(code))
    case (.didSelectOrder, nil):
      world.isSlow ? .orderRequest : world.orderError == nil ? .order : .failedOrder
    default: .change
    }
  }

  private func end(of request: Request) -> SheetKind.Event {
    switch request {
    case .cart: world.cartError == nil ? .cart : .failure
    case .coupon(let code): (try? world.findCoupon(code.uppercased())) == nil ? .failure : .coupon
    case .order: world.orderError == nil ? .orderResponse : .failedOrderResponse
    }
  }

  /// A tap on a product that is on the sheet, or on one that is missing.
  func resolve(_ message: Message) -> Message {
    switch message {
    case .didAddOne(let row): .didAddOne(id: id(inRow: row))
    case .didTakeOne(let row): .didTakeOne(id: id(inRow: row))
    default: message
    }
  }

  private func id(inRow row: Int) -> OrderLine.ID {
    order.lines.indices.contains(row) ? order.lines[row].id : 99
  }

  func accepts(_ message: Message) -> Bool {
    switch message {
    case .serverResponds: inFlight != nil
    case .viewDidLoad, .reload: inFlight == nil
    case .didSelectOrder: shownBill.map { $0 == world.bill(for: order) } ?? true
    default: true
    }
  }

  /// What follows a request at once is uncertain, apart from a second tap.
  func allows(_ second: Message, rightAfter first: Message) -> Bool {
    switch (first, second) {
    case (_, .serverResponds): false
    case (.didSelectOrder, .didSelectOrder): inFlight != nil
    case (.didAddOne, _), (.didTakeOne, _), (.circumstance, _): true
    default: false
    }
  }
}

extension SheetModel {
  mutating func receive(_ message: Message) {
    switch message {
    case .viewDidLoad: send(.cart)
    case .didAddOne(let id): change(id, by: 1)
    case .didTakeOne(let id): change(id, by: -1)
    case .didEnterCoupon(let code): send(.coupon(code.uppercased()))
    case .didSelectOrder: placeOrder()
    case .serverResponds:
      guard let request = inFlight else { return }
      inFlight = nil
      receiveResponse(to: request)
    case .circumstance(_, let change): change(&recording.world)
    case .reload(_, let change):
      change(&recording.world)
      send(.cart)
    }
  }

  private mutating func change(_ id: OrderLine.ID, by count: Int) {
    guard inFlight == nil, let index = order.lines.firstIndex(where: { $0.id == id }) else {
      return
    }
    order.lines[index].quantity += count
    if count < 0, order.lines[index].quantity < 1 { order.lines.remove(at: index) }
    showSheet()
  }

  private mutating func placeOrder() {
    guard inFlight == nil else { return }
    recording.checkedOrder = order
    guard world.problem(with: order) == nil else { return }
    let bill = world.bill(for: order)
    bills.append(bill)
    send(.order(order, total: bill.total))
  }

  private mutating func send(_ request: Request) {
    guard inFlight == nil else { return }
    recording.receive(.showLoading)
    switch request {
    case .cart: recording.receive(.request("cart"))
    case .coupon(let code): recording.receive(.request("coupon \(code)"))
    case .order(let order, let total): recording.receive(.place(order, total: total))
    }
    if world.isSlow { inFlight = request } else { receiveResponse(to: request) }
  }

  private mutating func receiveResponse(to request: Request) {
    recording.receive(.hideLoading)
    do throws(CheckoutError) {
      try finish(request)
    } catch {
      recording.receive(.showMessage(error.reason))
    }
  }

  private mutating func finish(_ request: Request) throws(CheckoutError) {
    switch request {
    case .cart:
      if let error = world.cartError { throw error }
      (order.lines, phase) = (world.cart, .first)
      showSheet()
    case .coupon(let code):
      order.coupon = try world.findCoupon(code)
      showSheet()
    case .order(_, let total):
      phase = .afterFailure
      let number = try recording.world.placeOrder()
      (order, phase) = (Order(), .afterOrder)
      showSheet()
      recording.receive(.showConfirmation(.init(number: number, total: total)))
    }
  }

  private mutating func showSheet() {
    recording.bill(order)
    recording.checkedOrder = order
    shownBill = world.bill(for: order)
    recording.receive(.show(OrderSheet(of: order, in: world)))
  }
}
