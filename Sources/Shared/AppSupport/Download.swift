import Foundation
import OfflineServer
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fetches an answer from a real server, which may be too long, too late or no HTTP at all.
nonisolated final class Download: NSObject, URLSessionDataDelegate {
  private struct State {
    var body = Data()
    var task: URLSessionTask?
    /// Why the server was not heard out.
    var stop: URLError.Code?
  }

  private let state = Mutex(State())
  /// Where the session is spoken to: on Linux all sessions share a queue, on which that would crash.
  private let queue = DispatchQueue(label: "Download")
  private let limit: Int
  private let whenDone: @Sendable (Reply) -> Void

  /// Prepares for an answer.
  ///
  /// - Parameters:
  ///   - limit: How many bytes the answer may have.
  ///   - whenDone: Takes the reply, once. One without a byte stands for an unreadable answer.
  init(limit: Int, whenDone: @escaping @Sendable (Reply) -> Void) {
    self.limit = limit
    self.whenDone = whenDone
  }

  /// Asks the server.
  ///
  /// - Parameters:
  ///   - request: What to ask.
  ///   - timeout: How many seconds the whole answer may take; a session counts them again with each byte.
  func start(_ request: URLRequest, timeout: TimeInterval) {
    var request = request
    // Else the session would give up after a minute of silence of its own.
    request.timeoutInterval = timeout
    queue.async { [request] in
      let session = URLSession(
        configuration: .ephemeral, delegate: self, delegateQueue: ImmediateQueue())
      let task = session.dataTask(with: request)
      self.state.withLock { $0.task = task }
      task.resume()
      session.finishTasksAndInvalidate()
    }
    queue.asyncAfter(deadline: .now() + timeout) { [weak self] in self?.stop(.timedOut) }
  }

  /// Hears the server out no longer.
  func stop(_ reason: URLError.Code) {
    let isFirst = state.withLock { state in
      defer { state.stop = state.stop ?? reason }
      return state.stop == nil
    }
    guard isFirst else { return }
    queue.async { self.state.withLock { $0.task }?.cancel() }
  }

  func urlSession(_: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLong = state.withLock { state in
      guard state.body.count + data.count <= limit else { return true }
      state.body.append(data)
      return false
    }
    if isTooLong { stop(.dataLengthExceedsMaximum) }
  }

  func urlSession(_: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let (body, stop) = state.withLock { ($0.body, $0.stop) }
    let response = task.response as? HTTPURLResponse
    let status = response?.statusCode ?? 200
    switch stop ?? error.map({ ($0 as? URLError)?.code ?? .unknown }) {
    case nil:
      whenDone(
        .adding(headers: response?.headersBesideContent ?? [:], to: .body(body, status: status)))
    // Linux says of what is no HTTP that the address is not supported. This one is: it was asked.
    case .dataLengthExceedsMaximum, .unsupportedURL, .cannotParseResponse:
      whenDone(.body(Data(), status: status))
    case let code?:
      whenDone(.failure(code))
    }
  }
}

extension HTTPURLResponse {
  /// The headers that stay true once a session has unpacked the body.
  nonisolated fileprivate var headersBesideContent: [String: String] {
    var headers: [String: String] = [:]
    for case (let name as String, let value as String) in allHeaderFields {
      guard name.lowercased().prefix(8) != "content-", name.lowercased() != "transfer-encoding"
      else { continue }
      headers[name] = value
    }
    return headers
  }
}

/// Has a session wait until a chunk was taken.
///
/// On Linux it would heap them up, a gigabyte within seconds, and hear no `cancel()` meanwhile.
nonisolated private final class ImmediateQueue: OperationQueue, @unchecked Sendable {
  override func addOperation(_ action: @escaping @Sendable () -> Void) { action() }
}
