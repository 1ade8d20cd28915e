import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// A tap that arrives some turns after the response to an order.
///
/// A tap before the end of the loading state is ignored, and any later one finds the sheet as it is after the order.
struct LateTap {
  let message: SheetModel.Message
  let moment: Int
  let error: CheckoutError?

  /// Those after which the sheet has done something else, in words.
  static func wrongOnes() async -> [String] {
    let messages: [SheetModel.Message] = [
      .didSelectOrder, .didAddOne(id: 1), .didEnterCoupon("may"),
    ]
    let taps = messages.flatMap { message in
      Interruption.moments.flatMap { moment in
        [nil, .offline].map { LateTap(message: message, moment: moment, error: $0) }
      }
    }
    var wrong: [String] = []
    for tap in taps {
      let found = await tap.calls()
      guard !tap.possibleCalls.contains(found) else { continue }
      let end = tap.error == nil ? "was placed" : "failed"
      wrong.append(
        "after an order that \(end), \(tap.message.text): \(String(describingForTest: found))")
    }
    return wrong
  }

  /// What the sheet does if the tap is ignored, and if it isn't.
  private var possibleCalls: [[SheetCall]] {
    var model = SheetModel()
    model.recording.world.cart = [.kettle]
    model.receive(.viewDidLoad)
    model.recording.world.orderError = error
    model.beginTurn()
    model.receive(.didSelectOrder)
    let ignored = model.recording.calls
    model.receive(message)
    return [ignored, model.recording.calls]
  }

  private func calls() async -> [SheetCall] {
    let sheet = PresenterAndDoubles(cart: [.kettle])
    await when { sheet.presenter.viewDidLoad() }
    let before = sheet.recorded.calls.count
    let tap = Interruption(after: moment) { [message, presenter = sheet.presenter] in
      message.send(to: presenter)
    }
    (sheet.service.interruption, sheet.service.orderError) = (tap, error)
    await when { sheet.presenter.didSelectOrder() }
    await tap.end()
    return Array(sheet.recorded.calls.dropFirst(before))
  }
}

extension PresenterAndDoubles {
  /// Closes a sheet during the second order, after the first one has failed, and returns its service.
  static func failThenCloseDuringSecondOrder(
    holding responses: HeldResponses, watching detector: LeakDetector
  ) async -> CheckoutServiceFake {
    let sheet = PresenterAndDoubles(heldResponses: responses)
    sheet.watch(with: detector)
    await when { sheet.presenter.viewDidLoad() }
    sheet.service.orderError = .refused
    await when { sheet.presenter.didSelectOrder() }
    sheet.service.isSlow = true
    await when { sheet.presenter.didSelectOrder() }
    return sheet.service
  }
}
