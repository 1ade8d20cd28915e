import Foundation
import Synchronization

/// The servers that are alive, each under the host that its requests name.
enum OfflineHosts {
  private struct Entry {
    weak var server: OfflineServer?
  }

  private static let number = Atomic(0)
  private static let entries = Mutex<[String: Entry]>([:])

  /// Makes an address that no other server has.
  ///
  /// Its host has no dot: App Transport Security on macOS lets such names go without `https`.
  static func makeURL() -> URL {
    let number = number.add(1, ordering: .relaxed).newValue
    guard let url = URL(string: "http://offline-\(number)/") else {
      preconditionFailure("A number makes no host: \(number)")
    }
    return url
  }

  static func add(_ server: OfflineServer) {
    guard let host = name(in: server.url) else { return }
    entries.withLock { $0[host] = Entry(server: server) }
  }

  static func remove(_ url: URL) {
    guard let host = name(in: url) else { return }
    entries.withLock { $0[host] = nil }
  }

  /// The server at this address, if it is still there.
  static func server(at url: URL) -> OfflineServer? {
    guard let host = name(in: url) else { return nil }
    return entries.withLock { $0[host]?.server }
  }

  /// The name of a host, which is the same in capital letters.
  private static func name(in url: URL) -> String? { url.host()?.lowercased() }
}
