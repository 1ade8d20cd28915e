import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Brings the requests of a session to the `OfflineServer` that they name.
final class OfflineProtocol: URLProtocol {
  private var exchange: Exchange?

  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let exchange = Exchange(of: self)
    self.exchange = exchange
    guard let url = request.url, let server = OfflineHosts.server(at: url) else {
      return exchange.end(with: .failure(.cannotConnectToHost))
    }
    server.reply(to: request, at: url).whenDue { exchange.end(with: $0) }
    DispatchQueue.global().asyncAfter(deadline: .now() + server.timeout) {
      exchange.end(with: .failure(.timedOut))
    }
  }

  override func stopLoading() {
    guard exchange?.abandon() == true, let url = request.url else { return }
    OfflineHosts.server(at: url)?.noteCancellation(of: url)
  }
}
