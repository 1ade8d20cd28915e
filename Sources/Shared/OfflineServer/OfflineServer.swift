import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A web server that lives in this process and answers a `URLSession` without a network.
///
/// Each server has a host of its own, so two servers with different replies never disturb each other.
/// Its sessions do not keep it alive: hold on to the server for as long as you ask it.
///
/// ```swift
/// let server = OfflineServer()
/// server.answer("/users", with: .status(500))
/// let session = server.makeSession()
/// let url = server.url.appending(path: "users")
/// ```
public final class OfflineServer: Sendable {
  /// The address of the server, such as `http://offline-7/`.
  public let url: URL

  private struct State {
    var replies: [String: Reply] = [:]
    var requests: [String] = []
    var cancelledRequests: [String] = []
    var timeout: TimeInterval = 86_400
  }

  private let state = Mutex(State())
  private let otherwise: @Sendable (URL) -> Reply

  private init(otherwise: @escaping @Sendable (URL) -> Reply) {
    url = OfflineHosts.makeURL()
    self.otherwise = otherwise
    OfflineHosts.add(self)
  }

  deinit {
    OfflineHosts.remove(url)
  }

  /// Makes a server that knows no path yet, and answers 404 until told what to answer.
  public convenience init() {
    self.init { _ in .status(404) }
  }

  /// Makes a server that answers `/photos`, `/posts`, `/users` and `/todos` from bundled JSON.
  ///
  /// The JSON has the shape of <https://jsonplaceholder.typicode.com>. `/photos/3` answers one element, and
  /// `/photos?_limit=5` the first five. What `answer(_:with:)` says goes first.
  ///
  /// It answers `/search/repositories?q=viper&per_page=10&page=2` as well, in the shape of
  /// <https://api.github.com>: with the addresses of the other pages in `Link`, and with a limit. A search
  /// finds what has every word of `q` in its full name or its description, and sorts it by stars, then by full
  /// name. One that `answer(_:with:)` answers is not counted.
  ///
  /// For the shop of chapter 6 it answers `/cart` and `/coupons/SPRING`, and takes every order: `/orders` answers
  /// a number, and the order with that number can be cancelled and paid.
  ///
  /// - Parameters:
  ///   - searchesPerMinute: How many searches are answered in a minute, which begins with its first search.
  ///   - now: What time it is; the limit needs no other clock.
  public static func bundled(
    searchesPerMinute: Int = 10, now: @escaping @Sendable () -> Date = { Date() }
  ) -> OfflineServer {
    let limit = SearchLimit(searchesPerMinute, now: now)
    return OfflineServer { url in
      switch url.path {
      case "/search/repositories": return limit.reply { RepositorySearch.reply(to: url) }
      case "/orders": return .json(#"{"ord_no": 1042}"#, status: 201)
      case "/orders/1042", "/orders/1042/payment": return .status(200)
      default: return BundledReplies.reply(to: url)
      }
    }
  }

  /// Says what to answer from now on.
  ///
  /// - Parameters:
  ///   - path: The path, such as `/photos/3`. It answers whatever the query is. With a query, as in
  ///     `/photos?page=2`, it answers only a request with exactly that query, and goes before the path alone.
  ///   - reply: What each request for this path gets.
  public func answer(_ path: String, with reply: Reply) {
    state.withLock { $0.replies[path] = reply }
  }

  /// The paths asked for, with their queries, in order.
  ///
  /// A query is noted as it was sent: `c%2B%2B` stays different from `c++`.
  ///
  /// What is no plain request says so in front: `POST /photos`, `GET or cache /photos` when a reply that was
  /// stored earlier would do, or `GET within 5 s /photos` when it has a timeout of its own.
  public var requests: [String] {
    state.withLock { $0.requests }
  }

  /// The paths, with their queries, of the requests that were cancelled before they had their reply, in order.
  ///
  /// Ask here whether a request was cancelled, and not `URLSession.getAllTasks`: on Linux, that one crashes now and
  /// then while a task ends.
  public var cancelledRequests: [String] {
    state.withLock { $0.cancelledRequests }
  }

  /// Makes a session whose requests never leave this process.
  ///
  /// - Parameter timeout: How many seconds a request may wait for its reply. The latest session's holds for
  ///   all sessions of this server. It is a day unless you say otherwise, so that in a test no request ends
  ///   because the machine is busy.
  public func makeSession(timeout: TimeInterval = 86_400) -> URLSession {
    state.withLock { $0.timeout = timeout }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = timeout
    configuration.protocolClasses = [OfflineProtocol.self]
    return URLSession(configuration: configuration)
  }

  /// How many seconds a request may wait.
  ///
  /// Kept here, since a session on Linux applies its timeout to no `URLProtocol` and does not tell it either.
  var timeout: TimeInterval {
    state.withLock { $0.timeout }
  }

  /// Notes a request for a URL, and tells what it gets.
  func reply(to request: URLRequest, at url: URL) -> Reply {
    let path = path(of: url)
    let scripted = state.withLock { state in
      let extras = request.extras(timeout: state.timeout)
      state.requests.append((extras.map { "\($0) " } ?? "") + path)
      return state.replies[path] ?? state.replies[url.path]
    }
    return scripted ?? otherwise(url)
  }

  /// Notes that the request for a URL was cancelled.
  func noteCancellation(of url: URL) {
    state.withLock { $0.cancelledRequests.append(path(of: url)) }
  }

  private func path(of url: URL) -> String {
    url.query().map { "\(url.path)?\($0)" } ?? url.path
  }
}

extension URLRequest {
  /// What it asks for besides a plain GET, in words; nil if that is all.
  ///
  /// - Parameter timeout: How long its session waits, in seconds.
  fileprivate func extras(timeout: TimeInterval) -> String? {
    var words = [httpMethod ?? "GET"]
    switch cachePolicy {
    case .returnCacheDataElseLoad, .returnCacheDataDontLoad: words.append("or cache")
    default: break
    }
    if ![Self.usualTimeout, timeout].contains(timeoutInterval) {
      words.append("within \(timeoutInterval.formatted()) s")
    }
    return words == ["GET"] ? nil : words.joined(separator: " ")
  }

  /// The timeout of a request that sets none.
  private static let usualTimeout = URLRequest(url: URL(filePath: "/")).timeoutInterval
}
