import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Service: sends the requests to the shop's server.
struct ShopServer: CheckoutService, InstalmentPaying {
  let session: URLSession
  let server: URL

  func cart() async throws(CheckoutError) -> [OrderLine] {
    let lines = try await CartReply(data: send("GET", "cart")).lines
    guard lines.allSatisfy(\.isPossible) else { throw .unreadable }
    return lines
  }

  func coupon(code: String) async throws(CheckoutError) -> Coupon {
    let coupons: [CouponDTO] = try await get("coupons")
    guard let found = coupons.first(where: { $0.code == code }) else {
      throw .unknownCoupon(code: code)
    }
    guard (0...100).contains(found.coupon.percent) else { throw .unreadable }
    return found.coupon
  }

  func place(_ order: Order, total: Won) async throws(CheckoutError) -> Int {
    guard let body = try? JSONEncoder().encode(OrderDTO(order, total: total)) else {
      throw .refused
    }
    let placed: PlacedOrderDTO = try read(await send("POST", "orders", body: body))
    return placed.number
  }

  func cancelOrder(_ number: Int) async throws(CheckoutError) {
    _ = try await send("DELETE", "orders/\(number)")
  }

  func pay(order number: Int, sum: Won, months: Int) async throws(CheckoutError) {
    let body = try? JSONEncoder().encode(PaymentDTO(sum: sum, months: months))
    _ = try await send("PUT", "orders/\(number)/payment", body: body)
  }

  func orderNumbers() async throws(CheckoutError) -> [Int] { try await get("orders") }

  func points() async throws(CheckoutError) -> Int { try await get("points") }

  func address() async throws(CheckoutError) -> String { try await get("address") }

  func wishList() async throws(CheckoutError) -> [OrderLine.ID] { try await get("wishes") }

  func reviews(of id: OrderLine.ID) async throws(CheckoutError) -> [String] {
    try await get("reviews/\(id)")
  }

  private func get<Value: Decodable>(_ path: String) async throws(CheckoutError) -> Value {
    try read(await send("GET", path))
  }

  private func read<Value: Decodable>(_ data: Data) throws(CheckoutError) -> Value {
    guard let value = try? JSONDecoder().decode(Value.self, from: data) else { throw .unreadable }
    return value
  }

  private func send(
    _ method: String, _ path: String, body: Data? = nil
  ) async throws(CheckoutError) -> Data {
    var request = URLRequest(url: server.appending(path: path))
    request.httpMethod = method
    request.httpBody = body
    if body != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
    let reply: (data: Data, response: URLResponse)
    do {
      reply = try await session.data(for: request)
    } catch {
      throw .offline
    }
    guard let status = (reply.response as? HTTPURLResponse)?.statusCode else { throw .unreadable }
    guard (200...299).contains(status) else { throw .refused }
    return reply.data
  }
}

extension OrderLine {
  /// Whether its numbers are plausible, and so small that no sum of them overflows.
  fileprivate var isPossible: Bool {
    [price, shippingFee].allSatisfy { (0...1_000_000_000).contains($0) }
      && (0...10_000).contains(quantity)
  }
}
