// Tests of the provided code: green from the start, and while you solve the exercises.

import Foundation
import OfflineServer
import TestSupport
import Testing

@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension Chapter6 {
  @Suite("Provided code: the server")
  struct WhatIsGivenServer {
    let server = OfflineServer()
    let service: ShopService

    init() {
      service = ShopService(session: server.makeSession(), server: server.url)
    }

    @Test func `The cart is loaded as it is on the server`() async throws {
      server.answer("/cart", with: .json("[\(CartJSON.tea), \(CartJSON.kettle)]"))
      expect(try await service.cart(), equals: [.tea, .kettle])
    }

    @Test(arguments: ["unit_amt", "dlvr_amt", "stk_qty", "ord_qty"])
    func `A cart with implausible numbers is rejected`(key: String) async throws {
      for number in [-1, Int.max] + (key == "ord_qty" ? [0] : []) {
        var line: [String: Any] = [
          "prod_id": 1, "prod_nm": "Rope", "unit_amt": 2, "dlvr_amt": 3, "stk_qty": 4, "ord_qty": 5,
        ]
        line[key] = number
        let data = try JSONSerialization.data(withJSONObject: [line])
        server.answer("/cart", with: .json(String(decoding: data, as: UTF8.self)))
        await #expect(throws: CheckoutError.implausible(product: "Rope")) {
          try await service.cart()
        }
      }
    }

    @Test(arguments: [-1, 101, Int.max])
    func `A coupon of more than 100 percent is rejected`(percent: Int) async {
      let coupon = #"{"cpn_cd": "MAY", "dc_pct": \#(percent), "min_amt": 1}"#
      server.answer("/coupons/MAY", with: .json(coupon))
      await #expect(throws: CheckoutError.implausibleCoupon(code: "MAY")) {
        try await service.coupon(code: "MAY")
      }
    }

    @Test func `A coupon is found by its code, or reported as unknown`() async throws {
      let coupon = #"{"cpn_cd": "SPRING", "dc_pct": 10, "min_amt": 20000}"#
      server.answer("/coupons/SPRING", with: .json(coupon))
      expect(try await service.coupon(code: "SPRING"), equals: .spring)
      await #expect(throws: CheckoutError.unknownCoupon(code: "JUNE")) {
        try await service.coupon(code: "JUNE")
      }
    }

    @Test func `An order is sent with its lines, its coupon and its total`() async throws {
      server.answer("/orders", with: .json(#"{"ord_no": 77}"#, status: 201))
      var cups = OrderLine.cups
      cups.quantity = 4
      let order = Order(lines: [.tea, cups], coupon: .spring)
      expect(try await service.place(order, total: 9), equals: 77)
      expect(server.requests, equals: ["POST /orders"])
      let body = try JSONSerialization.jsonObject(
        with: JSONEncoder().encode(OrderDTO(order, total: 9)))
      let expected: NSDictionary = [
        "items": [["prod_id": 3, "ord_qty": 1], ["prod_id": 2, "ord_qty": 4]],
        "cpn_cd": "SPRING", "tot_amt": 9,
      ]
      #expect(expected.isEqual(body))
    }

    @Test(
      arguments: [
        (.failure(.notConnectedToInternet), .offline), (.failure(.timedOut), .tooSlow),
        (.status(403), .refused), (.status(500), .refused),
        (.json("?"), .unreadable),
      ] as [(Reply, CheckoutError)])
    func `Each failure has its own error`(reply: Reply, error: CheckoutError) async {
      for path in ["/cart", "/coupons/MAY", "/orders", "/points"] {
        server.answer(path, with: reply)
      }
      await #expect(throws: error) { try await service.cart() }
      await #expect(throws: error) { try await service.coupon(code: "MAY") }
      await #expect(throws: error) { try await service.place(Order(), total: 0) }
      await #expect(throws: error) { try await service.points() }
    }

    @Test func `Each error has its own message, with its values`() {
      let errors: [CheckoutError] = [
        .offline, .tooSlow, .refused, .unreadable, .noPrice(product: "Rope"),
        .implausible(product: "Rope"), .implausibleCoupon(code: "MAY"), .unknownCoupon(code: "MAY"),
      ]
      expect(Set(errors.map(\.reason)).count, equals: errors.count)
      #expect(CheckoutError.noPrice(product: "Rope").reason.contains("Rope"))
      #expect(CheckoutError.unknownCoupon(code: "MAY").reason.contains("MAY"))
    }
  }
}
