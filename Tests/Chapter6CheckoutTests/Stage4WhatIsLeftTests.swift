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
      // From now on, the server doesn't respond.
      sheet.service.isSlow = true

      await when {
        sheet.presenter.didSelectOrder()
        sheet.presenter.didSelectOrder()
      }

      let orders = sheet.service.orders
      try require(orders.count, equals: 1, Rule.onceIsEnough)
      // The server has not responded yet, so no confirmation opens.
      try require(sheet.router.confirmations, equals: [], Rule.answerBeforeRoute)
    }

    @Test func `6.8 A failed order stays on the sheet, with the reason`() async throws {
      let sheet = PresenterAndDoubles(cart: [.kettle])
      await when { sheet.presenter.viewDidLoad() }
      // The server refuses each order.
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
      // The first order fails.
      sheet.service.orderError = .offline
      await when { sheet.presenter.didSelectOrder() }

      // The second one succeeds.
      sheet.service.orderError = nil
      await when { sheet.presenter.didSelectOrder() }

      // 1042 is the first number that the server gives. The total is 25,000 and 3,000 for shipping.
      let confirmation = SheetCall.Confirmation(number: 1042, total: 28_000)
      try require(sheet.router.confirmations.count, equals: 1, Rule.failureKeepsOrder)
      try require(sheet.router.confirmations, equals: [confirmation], Rule.confirmsThisOrder)
      // The goods were ordered, so they are no longer on the sheet.
      try require(sheet.view.sheet?.rows, equals: [], Rule.sheetIsEmptied)
    }

    @Test
    func
      `6.8 A sheet that closes during an order is deallocated, and a late response does nothing`()
      async throws
    {
      // The server refuses the first order. The second one is sent, and refused as well, but this
      // response does not arrive yet, and the user closes the sheet. The helper returns only the
      // service, so the task may retain nothing else of the sheet.
      let (responses, detector) = (HeldResponses(), LeakDetector())
      let service = await PresenterAndDoubles.failThenCloseDuringSecondOrder(
        holding: responses, watching: detector)
      try require(service.orders.count, equals: 2, Rule.failureKeepsOrder)
      // The presenter, its view and all that it stored are deallocated, apart from the service.
      // `calls` has all calls of the sheet, also those to its view and its router.
      try require(detector.survivors, equals: [], Rule.waitHoldsNothing)
      let callsBeforeResponse = service.calls

      await when { responses.arrive() }

      // The late response leads to no call, neither to the service nor to the view or the router.
      try require(service.calls, equals: callsBeforeResponse, Rule.waitHoldsNothing)
    }

    @Test func `6.8 The order sheet places each order once, and does nothing else`() async {
      // The user taps and types coupons, while the server is fast or slow, and orders fail or not.
      // A tap on "Order" places the order on the sheet, once, even if the sheet closes before a task
      // begins. While any request is in flight, taps and coupons do nothing. After a success the
      // sheet is empty, without a coupon, and the confirmation opens. After a failure the sheet stays
      // as it is, with the reason below it. A closed sheet shows nothing any more. All else is as in
      // the code that you were given.
      await orderJudge.judge(exercise: 8, stories: 400)
    }

    @Test func `6.8 A tap right after the response finds the sheet up to date`() async throws {
      // An order was placed, or it failed. Right after the response, or a little later, the user
      // orders again, adds a kettle, or enters a coupon. Such a tap is ignored as long as the sheet
      // is loading. Otherwise it acts on the sheet as it is after the order, so after the response,
      // do everything without a further `await`. `wrongOnes()` has the taps with any other effect.
      try require(await LateTap.wrongOnes(), equals: [], Rule.responseInOneGo)
    }
  }
}
