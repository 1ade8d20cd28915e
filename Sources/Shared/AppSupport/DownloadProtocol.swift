import Foundation
import OfflineServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers the requests of a session by downloads, so that no chapter has to guard against a bad server.
nonisolated class DownloadProtocol: URLProtocol {
  /// How many seconds an answer may take.
  class var timeout: TimeInterval { 5 }
  /// How many bytes an answer may have.
  static let limit = 4_000_000

  private var exchange: Exchange?
  private var download: Download?

  override class func canInit(with request: URLRequest) -> Bool {
    ["http", "https"].contains(request.url?.scheme?.lowercased())
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let exchange = Exchange(of: self)
    let download = Download(limit: Self.limit) { exchange.end(with: $0) }
    download.start(request, timeout: Self.timeout)
    (self.exchange, self.download) = (exchange, download)
  }

  override func stopLoading() {
    exchange?.abandon()
    download?.stop(.cancelled)
  }
}
