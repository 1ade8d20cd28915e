import Foundation
import Synchronization

/// A server on this machine that answers each request with the same bytes, be they HTTP or not.
nonisolated final class LoopbackServer: Sendable {
  /// Where the server is, such as `http://127.0.0.1:40123/`.
  let url: URL

  private let socket: Int32
  private let sent = Mutex((count: 0, isAnswering: false))

  /// How many bytes were sent so far.
  var sentCount: Int { sent.withLock { $0.count } }
  /// Whether there is a client to send to.
  var isAnswering: Bool { sent.withLock { $0.isAnswering } }

  /// Listens, and answers in the background.
  ///
  /// - Parameters:
  ///   - start: What to send first.
  ///   - rest: What to send then.
  ///   - times: How often to send the rest, as long as the client takes it.
  init(_ start: String, then rest: String = "", times: Int = 1) throws {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let socket = Foundation.socket(AF_INET, stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, size) == 0 && listen(socket, 8) == 0 && getsockname(socket, $0, &size) == 0
      }
    }
    guard isListening, let url = URL(string: "http://127.0.0.1:\(address.sin_port.bigEndian)/")
    else { throw POSIXError(.EADDRNOTAVAIL) }
    self.url = url
    self.socket = socket
    signal(SIGPIPE, SIG_IGN)
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(socket, nil, nil)
        guard connection >= 0 else { return }
        var request = [UInt8](repeating: 0, count: 4096)
        _ = read(connection, &request, request.count)
        var isTaken = self?.send(start, to: connection) == true
        for _ in 0..<times {
          guard isTaken else { break }
          isTaken = self?.send(rest, to: connection) == true
        }
        close(connection)
        self?.sent.withLock { $0.isAnswering = false }
      }
    }
  }

  deinit {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  /// Tells whether the client has taken the whole text.
  private func send(_ text: String, to connection: Int32) -> Bool {
    let count = write(connection, text, text.utf8.count)
    sent.withLock { $0 = ($0.count + max(count, 0), isAnswering: true) }
    return count == text.utf8.count
  }
}
