import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6 {
  @Suite("What remains in the presenter")
  struct WhatIsLeft {
    @Test func `6.8 A double tap places one order`() async throws {
      let sheet = PresenterAndDoubles(cart: [.kettle])
      await when { sheet.presenter.viewDidLoad() }
      sheet.service.isSlow = true

      await when {
        sheet.presenter.didSelectOrder()
        sheet.presenter.didSelectOrder()
      }

      let orders = sheet.service.orders
      try require(orders.count, equals: 1, Rule.onceIsEnough)
      // The service has not responded yet.
      try require(sheet.router.confirmations, equals: [], Rule.answerBeforeRoute)
    }

    @Test func `6.8 A failed order stays on the sheet, with the reason`() async throws {
      let sheet = PresenterAndDoubles(cart: [.kettle])
      await when { sheet.presenter.viewDidLoad() }
      sheet.service.orderError = .refused

      await when { sheet.presenter.didSelectOrder() }

      let reason = CheckoutError.refused.reason
      try require(sheet.view.message, equals: reason, Rule.failureHasReason)
      try require(sheet.view.isLoading, equals: false, Rule.waitEndsFirst)
      try require(sheet.view.sheet?.rows.map(\.name), equals: ["Kettle"], Rule.failureKeepsOrder)
    }

    @Test func `6.8 After a failure, the user can place the order again`() async throws {
      let sheet = PresenterAndDoubles(cart: [.kettle])
      await when { sheet.presenter.viewDidLoad() }
      sheet.service.orderError = .offline
      await when { sheet.presenter.didSelectOrder() }

      sheet.service.orderError = nil
      await when { sheet.presenter.didSelectOrder() }

      // The service gives each order this number.
      let confirmation = SheetCall.Confirmation(number: 1042, total: 28_000)
      try require(sheet.router.confirmations.count, equals: 1, Rule.failureKeepsOrder)
      try require(sheet.router.confirmations, equals: [confirmation], Rule.confirmsThisOrder)
      try require(sheet.view.sheet?.rows, equals: [], Rule.sheetIsEmptied)
    }

    @Test
    func
      `6.8 A sheet that closes during an order is deallocated, and a late response does nothing`()
      async throws
    {
      let (flight, detector) = (Flight(), LeakDetector())
      let service = await PresenterAndDoubles.failThenCloseDuringOrder(
        in: flight, watching: detector)
      let calls = service.calls
      try require(service.orders.count, equals: 2, Rule.failureKeepsOrder)
      try require(detector.survivors, equals: [], Rule.waitHoldsNothing)

      await when { flight.land() }

      try require(service.calls, equals: calls, Rule.waitHoldsNothing)
    }

    @Test func `6.8 The order sheet places each order once, and does nothing else`() async {
      // The user taps and types coupons, while the server is fast or slow, and orders fail or not.
      // A tap on "Order" places one order, and while it is on its way, no tap does anything. After a
      // success the sheet is empty, and after a failure it stays as it is, with the reason. All else
      // is as in the code that you were given, also on a sheet that has been closed in between.
      await orderJudge.judge(exercise: 8, stories: 400)
    }

    @Test func `6.8 A tap right after the response finds the sheet up to date`() async throws {
      // The user orders again, adds a kettle, or enters a coupon, as soon as the task of the order
      // waits once more or ends, or a little later. The wrong ones are those that still found the
      // sheet of before.
      try require(await LateTap.wrongOnes(), equals: [], Rule.responseInOneGo)
    }
  }
}
