import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Service: sends the requests to the shop's server, and reads its responses on no actor.
nonisolated struct ShopService: CheckoutService, InstalmentPaying {
  let session: URLSession
  let server: URL

  @concurrent
  func cart() async throws(CheckoutError) -> [OrderLine] {
    let lines = try await CartReply(data: send("GET", "cart", notFound: .unreadable)).lines
    if let line = lines.first(where: { !$0.isPlausible }) { throw .implausible(product: line.name) }
    return lines
  }

  @concurrent
  func coupon(code: String) async throws(CheckoutError) -> Coupon {
    let data = try await send("GET", "coupons", code, notFound: .unknownCoupon(code: code))
    let coupon = try read(CouponDTO.self, from: data).coupon
    guard (0...100).contains(coupon.percent) else {
      throw .implausibleCoupon(code: coupon.code)
    }
    return coupon
  }

  @concurrent
  func place(_ order: Order, total: Won) async throws(CheckoutError) -> Int {
    let body = try body(OrderDTO(order, total: total))
    return try await read(PlacedOrderDTO.self, from: send("POST", "orders", body: body)).number
  }

  @concurrent
  func cancelOrder(_ number: Int) async throws(CheckoutError) {
    _ = try await send("DELETE", "orders", "\(number)")
  }

  @concurrent
  func pay(order number: Int, sum: Won, months: Int) async throws(CheckoutError) {
    let body = try body(PaymentDTO(sum: sum, months: months))
    _ = try await send("PUT", "orders", "\(number)", "payment", body: body)
  }

  @concurrent
  func orderNumbers() async throws(CheckoutError) -> [Int] {
    try await read([Int].self, from: send("GET", "orders"))
  }

  @concurrent
  func points() async throws(CheckoutError) -> Int {
    try await read(Int.self, from: send("GET", "points"))
  }

  @concurrent
  func address() async throws(CheckoutError) -> String {
    try await read(String.self, from: send("GET", "address"))
  }

  @concurrent
  func wishList() async throws(CheckoutError) -> [OrderLine.ID] {
    try await read([OrderLine.ID].self, from: send("GET", "wishes"))
  }

  @concurrent
  func reviews(of id: OrderLine.ID) async throws(CheckoutError) -> [String] {
    try await read([String].self, from: send("GET", "reviews", "\(id)"))
  }

  private func body(_ value: some Encodable) throws(CheckoutError) -> Data {
    do {
      return try JSONEncoder().encode(value)
    } catch {
      throw .refused
    }
  }

  private func read<Value: Decodable>(
    _ type: Value.Type, from data: Data
  ) throws(CheckoutError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw .unreadable
    }
  }

  /// Sends a request, and returns the data of the response.
  ///
  /// - Parameter notFound: Thrown if the server has nothing at this path.
  private func send(
    _ method: String, _ path: String..., body: Data? = nil, notFound: CheckoutError = .refused
  ) async throws(CheckoutError) -> Data {
    // A code that the user types can have a slash, which must not begin another path.
    var request = URLRequest(url: path.reduce(server) { $0.appending(component: $1) })
    request.httpMethod = method
    request.httpBody = body
    if body != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
    let reply: (data: Data, response: URLResponse)
    do {
      reply = try await session.data(for: request)
    } catch {
      throw (error as? URLError)?.code == .timedOut ? .tooSlow : .offline
    }
    guard let status = (reply.response as? HTTPURLResponse)?.statusCode else { throw .unreadable }
    if status == 404 { throw notFound }
    guard (200...299).contains(status) else { throw .refused }
    return reply.data
  }
}

nonisolated extension OrderLine {
  /// Whether its numbers are plausible, and so small that no sum of them overflows.
  fileprivate var isPlausible: Bool {
    [price, shippingFee, stock].allSatisfy { (0...1_000_000_000).contains($0) }
      && (1...10_000).contains(quantity)
  }
}
