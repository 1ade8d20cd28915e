import TestSupport

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// What the test doubles of one test record, together and in order, and what they have.
typealias Recorder = TestSupport.Recorder<SheetRecording>

extension Recorder where Recording == SheetRecording {
  convenience init() { self.init(SheetRecording()) }
}

/// A view that records what the real one would show.
final class CheckoutViewSpy: RecordingDouble<SheetRecording>, CheckoutViewProtocol {
  var isLoading: Bool { recorder.recording.isLoading }
  var sheet: OrderSheet? { recorder.recording.sheet }
  /// The message below the sheet.
  var message: String? { recorder.recording.message }
  /// How often it showed a sheet.
  var sheetCount: Int { recorder.recording.sheets.count }

  func showLoading() { recorder.recording.receive(.showLoading) }
  func hideLoading() { recorder.recording.receive(.hideLoading) }
  func show(_ sheet: OrderSheet) { recorder.recording.receive(.show(sheet)) }
  func showMessage(_ message: String) { recorder.recording.receive(.showMessage(message)) }
}

/// A router that records which confirmations it opens.
final class CheckoutRouterSpy: RecordingDouble<SheetRecording>, CheckoutRouterProtocol {
  var confirmations: [SheetCall.Confirmation] { recorder.recording.confirmations }

  func showConfirmation(ofOrder number: Int, total: Won) {
    recorder.recording.receive(.showConfirmation(.init(number: number, total: total)))
  }
}

/// The shop's billing, or one whose bill a test chooses.
final class BillingFake: RecordingDouble<SheetRecording>, BillingProtocol {
  func bill(for order: Order) -> Bill {
    recorder.recording.bill(order)
    return recorder.recording.world.bill(for: order)
  }
}

/// The shop's check, or one whose problem a test chooses.
final class OrderCheckFake: RecordingDouble<SheetRecording>, OrderCheckProtocol {
  /// Makes it return this for every order from now on; nil accepts every order.
  func alwaysReturns(_ problem: OrderProblem?) {
    recorder.recording.world.check = problem.map { .finding($0) } ?? .accepting
  }

  func problem(with order: Order) -> OrderProblem? {
    recorder.recording.checkedOrder = order
    return recorder.recording.world.problem(with: order)
  }
}

/// The shop's formatter, or one whose format no screen would choose, such as "<-5>".
final class MoneyFormatterFake: RecordingDouble<SheetRecording>, MoneyFormatterProtocol {
  var writesBrackets: Bool {
    get { recorder.recording.world.money == .strange }
    set { recorder.recording.world.money = newValue ? .strange : .ofShop }
  }

  func string(for amount: Won) -> String { recorder.recording.world.string(for: amount) }
}

/// A formatter whose format no screen would choose.
struct StrangeMoneyFormatter: MoneyFormatterProtocol {
  func string(for amount: Won) -> String { "<\(amount)>" }
}

/// A shipping rule that returns a prepared fee, and records the lines that it receives.
final class ShippingRuleStub: ShippingRuleProtocol {
  var fee: Won = 2_700
  private(set) var receivedLines: [[OrderLine]] = []

  func fee(for lines: [OrderLine]) -> Won {
    receivedLines.append(lines)
    return fee
  }
}

/// A presenter, as the view sees it: the events that it receives.
final class CheckoutPresenterSpy: CheckoutPresenterProtocol {
  weak var view: (any CheckoutViewProtocol)?
  private(set) var events: [String] = []

  func viewDidLoad() { events.append("loaded") }
  func didAddOne(id: OrderLine.ID) { events.append("one more of \(id)") }
  func didTakeOne(id: OrderLine.ID) { events.append("one less of \(id)") }
  func didEnterCoupon(_ code: String) { events.append("coupon \(code)") }
  func didSelectOrder() { events.append("order") }
}

/// A view and a router of the confirmation, which record their calls.
final class ConfirmationSpy: ConfirmationViewProtocol, ConfirmationRouterProtocol {
  private(set) var shown: [[String]] = []
  private(set) var instalments: [String] = []

  func show(_ sentences: [String]) { shown.append(sentences) }
  func showEnd(_ sentences: [String]) { show(["the end"] + sentences) }
  func showInstalments(ofOrder number: Int, total: Won) {
    instalments.append("order \(number) for \(total)")
  }
}
