import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request under way, which ends once: with a reply or abandoned.
///
/// Unchecked, because a `URLProtocol` is not `Sendable`: the lock lets only one caller take the loader, and that
/// caller uses it on `queue` alone.
package final class Exchange: @unchecked Sendable {
  private let lock = NSLock()
  private var loader: URLProtocol?
  private let queue: DispatchQueue

  package init(of loader: URLProtocol) {
    self.loader = loader
    // On Linux a session crashes unless it is told on its task's own queue, which only reflection finds.
    // Elsewhere any queue will do.
    let task = loader.task.flatMap { Mirror(reflecting: $0).superclassMirror }
    queue = task?.descendant("workQueue") as? DispatchQueue ?? DispatchQueue(label: "OfflineServer")
  }

  /// Gives the session its reply, unless the request has ended.
  package func end(with reply: Reply) {
    queue.async {
      guard let loader = self.take() else { return }
      // Cancelling is done on this queue in two steps, and `stopLoading` comes with the second.
      guard loader.task?.state != .canceling else { return }
      Self.tell(loader, reply)
    }
  }

  /// Ends the request without a reply.
  ///
  /// - Returns: Whether the request still waited for one.
  @discardableResult
  package func abandon() -> Bool {
    take() != nil
  }

  private func take() -> URLProtocol? {
    lock.withLock {
      defer { loader = nil }
      return loader
    }
  }

  private static func tell(
    _ loader: URLProtocol, _ reply: Reply,
    headers: [String: String] = ["Content-Type": "application/json; charset=utf-8"]
  ) {
    switch reply {
    case .adding(let more, let reply):
      // Two names that differ in their case would be one header, with either value.
      let names = Set(more.keys.map { $0.lowercased() })
      let others = headers.filter { !names.contains($0.key.lowercased()) }
      tell(loader, reply, headers: others.merging(more) { _, new in new })
    case .body(let body, let status):
      let response = loader.request.url.flatMap {
        HTTPURLResponse(
          url: $0, statusCode: status, httpVersion: "HTTP/1.1",
          headerFields: headers.filter { !$0.value.isEmpty })
      }
      guard let response else { return tell(loader, .failure(.badServerResponse)) }
      finish(loader, response, body)
    case .withoutStatus(let body):
      guard let url = loader.request.url else { return tell(loader, .failure(.badURL)) }
      let response = URLResponse(
        url: url, mimeType: "application/json", expectedContentLength: body.count,
        textEncodingName: "utf-8")
      finish(loader, response, body)
    case .failure(let code):
      loader.client?.urlProtocol(loader, didFailWithError: URLError(code))
    case .otherFailure(let error):
      loader.client?.urlProtocol(loader, didFailWithError: error)
    case .never, .delayed, .held:
      break
    }
  }

  private static func finish(_ loader: URLProtocol, _ response: URLResponse, _ body: Data) {
    loader.client?.urlProtocol(loader, didReceive: response, cacheStoragePolicy: .notAllowed)
    loader.client?.urlProtocol(loader, didLoad: body)
    loader.client?.urlProtocolDidFinishLoading(loader)
  }
}
