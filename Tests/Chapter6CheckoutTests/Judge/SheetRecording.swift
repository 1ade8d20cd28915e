import TestSupport
import Testing

@testable import Chapter6Checkout

/// What is on the order sheet, the calls that the other roles have received, and what these have.
nonisolated struct SheetRecording: Equatable {
  // On the screen
  var isLoading = false
  var sheet: OrderSheet?
  var message: String?

  // Calls
  /// Those of the view, the service and the router, in their order.
  var calls: [SheetCall] = []
  /// The order that the check received last.
  var checkedOrder: Order?
  /// The orders that were placed although the check received another one last, or none.
  var uncheckedOrders: [Order] = []
  /// The orders that the billing received, each once.
  var billedOrders: [Order] = []

  /// The bills of the orders before this call.
  var formerBills: [Bill] = []
  /// What the collaborators have.
  var world = SheetWorld()

  /// The same screen, before any call.
  var screen: SheetRecording {
    SheetRecording(
      isLoading: isLoading, sheet: sheet, message: message, formerBills: formerBills, world: world)
  }
}

/// What the order sheet does to another object.
nonisolated enum SheetCall: Equatable {
  case showLoading
  case hideLoading
  case show(OrderSheet)
  case showMessage(String)
  case request(String)
  case place(Order, total: Won)
  case showConfirmation(Confirmation)

  /// A confirmation that the router opens.
  struct Confirmation: Equatable {
    let number: Int
    let total: Won
  }
}

nonisolated extension SheetRecording {
  mutating func receive(_ call: SheetCall) {
    calls.append(call)
    switch call {
    case .showLoading: isLoading = true
    case .hideLoading: isLoading = false
    case .show(let sheet): (self.sheet, message) = (sheet, nil)
    case .showMessage(let message): self.message = message
    case .place(let order, _): if order != checkedOrder { uncheckedOrders.append(order) }
    case .request, .showConfirmation: break
    }
  }

  mutating func bill(_ order: Order) {
    if !billedOrders.contains(order) { billedOrders.append(order) }
  }

  /// What the service was asked for, such as "coupon MAY" or "place".
  var requests: [String] {
    calls.compactMap { call in
      switch call {
      case .request(let name): name
      case .place: "place"
      default: nil
      }
    }
  }
  var orders: [Order] {
    calls.compactMap { if case .place(let order, _) = $0 { order } else { nil } }
  }
  /// The totals for which the orders were placed.
  var totals: [Won] {
    calls.compactMap { if case .place(_, let total) = $0 { total } else { nil } }
  }
  var confirmations: [SheetCall.Confirmation] {
    calls.compactMap { if case .showConfirmation(let one) = $0 { one } else { nil } }
  }
  var sheets: [OrderSheet] { calls.compactMap(\.sheet) }
}

nonisolated extension SheetRecording: CustomTestStringConvertible {
  /// The calls, in words.
  var testDescription: String { Words.joined(calls.map { String(describingForTest: $0) }) }
}

nonisolated extension SheetCall: CustomTestStringConvertible {
  var testDescription: String {
    switch self {
    case .showLoading: "show the loading state"
    case .hideLoading: "hide the loading state"
    case .show(let sheet): "show \(sheet.testDescription)"
    case .showMessage(let message): "show the message \(message.debugDescription)"
    case .request(let name): "request the \(name)"
    case .place(let order, let total): "place \(order.testDescription) for \(total)"
    case .showConfirmation(let one): "confirm \(one.testDescription)"
    }
  }
}

nonisolated extension SheetCall.Confirmation: CustomTestStringConvertible {
  var testDescription: String { "order \(number) for \(total)" }
}

nonisolated extension OrderSheet: CustomTestStringConvertible {
  /// The lines of the sheet.
  public var testDescription: String {
    let lines = [
      discount.map { "coupon \($0)" }, "shipping \(shipping)", "total \(total)", notice,
    ].compactMap(\.self)
    return "<\((rows.map(\.text) + lines).joined(separator: "; "))>"
  }
}

extension Order: CustomTestStringConvertible {
  /// The quantities and names of its products, and its coupon.
  nonisolated public var testDescription: String {
    let lines = lines.map { "\($0.quantity) \($0.name)" }
    return "<\(Words.joined(lines + [coupon?.code]))>"
  }
}
