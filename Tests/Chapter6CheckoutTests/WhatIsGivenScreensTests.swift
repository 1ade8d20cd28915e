// Tests of the provided code: green from the start, and while you solve the exercises.

import OfflineServer
import ScreenKit
import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6 {
  @Suite("Provided code: the screens")
  struct WhatIsGivenScreens {
    let presenter = CheckoutPresenterSpy()
    let view: CheckoutView
    let sheet = OrderSheet(
      rows: [.init(id: 4, name: "Rope", text: "2 ropes"), .init(id: 9, name: "Oil", text: "Oil")],
      discount: "less", shipping: "some", total: "more", notice: nil)

    init() {
      view = CheckoutView(presenter: presenter)
    }

    @Test func `The view of the order sheet replaces each sheet by the next one`() {
      // A sheet without a discount, and with a notice.
      view.show(sheet.with(discount: .some(nil), notice: "Too little."))
      expect(
        view.lines, equals: ["2 ropes", "Oil", "Shipping: some", "Total: more", "Too little."])

      // A message is added below the sheet, and the next sheet removes it.
      view.showMessage("It failed.")
      expect(
        view.lines,
        equals: ["2 ropes", "Oil", "Shipping: some", "Total: more", "Too little.", "It failed."])
      view.show(sheet)
      let sums = ["Coupon: less", "Shipping: some", "Total: more"]
      expect(view.lines, equals: ["2 ropes", "Oil"] + sums)
      let rows = ["One more: Rope", "One less: Rope", "One more: Oil", "One less: Oil", "Order"]
      expect(view.rows, equals: rows)

      // While something loads, the rows stay.
      view.showLoading()
      #expect(view.isLoading && view.rows == rows)
      view.hideLoading()
      #expect(!view.isLoading)
    }

    @Test func `The view of the order sheet reports what the user types and taps`() {
      // There is no row yet, so this tap is not reported.
      view.loadViewIfNeeded()
      view.didSelectRow(at: 1)

      // The sheet has two rows for each product and the row "Order". The last two taps find no row.
      view.show(sheet)
      for index in 0...6 { view.didSelectRow(at: index) }
      view.didEnterText("SPRING")

      let taps = ["one more of 4", "one less of 4", "one more of 9", "one less of 9", "order"]
      let events = ["loaded"] + taps + ["coupon SPRING"]
      expect(presenter.events, equals: events)
    }

    @Test func `A coupon without letters requests nothing`() async {
      let sheet = PresenterAndDoubles(cart: [.kettle])
      await when { sheet.presenter.didEnterCoupon(" ") }
      expect(sheet.service.requests, equals: [])
    }

    @Test func `The confirmation of an order opens, and cancels it`()
      async throws
    {
      let navigator = Navigator()
      let server = OfflineServer.bundled()
      let sheet = CheckoutBuilder.makeCheckoutModule(
        navigator: navigator, session: server.makeSession(), server: server.url)
      navigator.push(sheet)
      _ = await eventually { !sheet.rows.isEmpty && !sheet.isLoading }

      // The user adds a kettle, enters a coupon and taps the last row, "Order".
      sheet.didSelectRow(at: 0)
      sheet.didEnterText("spring")
      _ = await eventually { !sheet.isLoading && sheet.lines.contains("Coupon: −6,649 won") }
      sheet.didSelectRow(at: sheet.rows.count - 1)
      _ = await eventually { navigator.screens.count == 2 }
      let confirmation = try #require(navigator.top as? ConfirmationView)
      expect(confirmation.lines, equals: ["Order 1042 is placed.", "You pay 59,841 won."])

      // "Pay in parts", then "In 3 months", and then the last row, "Pay", which also goes back.
      confirmation.didSelectRow(at: 1)
      let instalments = try #require(navigator.top as? InstalmentsView)
      instalments.didSelectRow(at: 1)
      expect(instalments.lines, equals: ["You pay 3 times \(WonFormatter().string(for: 19_947))."])
      instalments.didSelectRow(at: instalments.rows.count - 1)
      _ = await eventually { navigator.screens.count == 2 }
      #expect(navigator.top === confirmation)

      // "Cancel the order".
      confirmation.didSelectRow(at: 0)
      _ = await eventually { confirmation.lines == ["Order 1042 is cancelled."] }
      expect(confirmation.lines + confirmation.rows, equals: ["Order 1042 is cancelled."])
      let requests = ["POST /orders", "PUT /orders/1042/payment", "DELETE /orders/1042"]
      expect(server.requests, equals: ["/cart", "/coupons/SPRING"] + requests)
    }

    @Test func `The confirmation uses the injected formatter for its amount`() throws {
      // The formatter writes "<5>" for 5.
      for total in [0, 5, 999, 1_000, 57_600, 1_000_000, 12_345_678] {
        let confirmation = ConfirmationSpy()
        let presenter = ConfirmationPresenter(
          orderNumber: 1042, total: total, service: Shop(lines: []), router: confirmation,
          money: StrangeMoneyFormatter())
        presenter.view = confirmation
        presenter.viewDidLoad()
        let sentences = ["Order 1042 is placed.", "You pay <\(total)>."]
        try require(confirmation.shown, equals: [sentences], Rule.wordsOnce)
        try require(confirmation.instalments, equals: [], Rule.wordsAreAll)
      }
    }

    @Test func `An order that cannot be cancelled stays confirmed`() async {
      let shop = Shop(lines: [])
      shop.failure = .refused
      let spy = ConfirmationSpy()
      let presenter = ConfirmationPresenter(
        orderNumber: 8, total: 57_600, service: shop, router: spy, money: WonFormatter())
      presenter.view = spy
      presenter.viewDidLoad()

      // A double tap sends one request, and the server refuses it.
      presenter.didSelectCancel()
      presenter.didSelectCancel()
      await settle()
      let sentences = ["Order 8 is placed.", "You pay 57,600 won."]
      let cancelling = sentences + ["The order is being cancelled."]
      let reason = CheckoutError.refused.reason
      let failed = sentences + ["The cancellation is not confirmed. \(reason)"]
      expect(spy.shown, equals: [sentences, cancelling, failed])

      // Instalments open before the next try, but not during it or after the cancellation.
      presenter.didSelectInstalments()
      shop.failure = nil
      presenter.didSelectCancel()
      presenter.didSelectInstalments()
      await settle()
      expect(shop.transcript, equals: ["server: cancel 8", "server: cancel 8"])
      presenter.didSelectInstalments()
      expect(spy.instalments, equals: ["order 8 for 57600"])
      let cancelled = ["the end", "Order 8 is cancelled."]
      expect(spy.shown, equals: [sentences, cancelling, failed, cancelling, cancelled])
    }

    @Test func `Closed screens and their presenters are deallocated`() async {
      let detector = LeakDetector()
      do {
        let navigator = Navigator()
        let server = OfflineServer.bundled()
        let sheet = CheckoutBuilder.makeCheckoutModule(
          navigator: navigator, session: server.makeSession(), server: server.url)
        detector.watch(sheet)
        (sheet as? CheckoutView).map { detector.watch($0.presenter) }
        let confirmation = ConfirmationBuilder.makeConfirmationModule(
          orderNumber: 1, total: 1, service: Shop(lines: []),
          payments: InstalmentsDesk(failure: nil),
          money: WonFormatter())
        detector.watch(confirmation)
      }
      _ = await eventually { detector.survivors == [] }
      expect(detector.survivors, equals: [])
    }
  }
}
