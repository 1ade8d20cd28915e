import Foundation
import OfflineServer
import TestSupport
import Testing

@testable import Chapter4UserFetch

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension ServiceCheck {
  /// Requests to addresses with another scheme, with a port, and without a server.
  func checkAddresses(_ server: OfflineServer, at place: SourceLocation) async throws {
    let session = server.makeSession()
    server.answer("/users", with: .json(usersJSON))
    let users = server.users
    let withPort = String(server.url.absoluteString.dropLast()) + ":8000/users"
    for address in [
      users.replacing("http://", with: "https://"), users.replacing("http://", with: "HTTP://"),
      users.replacing("http://offline", with: "Https://Offline"), withPort,
    ] {
      let recorded = await recorded(of: make(session, address), session, server, nil)
      try require(recorded.requests, equals: ["/users"], Rule.anyAddress, sourceLocation: place)
      try require(
        recorded.results, equals: [.sentUsers], Rule.serviceDelivers,
        sourceLocation: place)
    }
    for host in [
      "localhost:8000", "127.0.0.1:8000", "[::1]:80", "users.example.com", "localhost",
      "USERS.example", "10.0.0.1",
    ] {
      let ask = make(session, "http://\(host)/users")
      let recorded = await recorded(of: ask, session, server, nil)
      let failure = UserReply.failure(URLError(.cannotConnectToHost), at: "http://\(host)/users")
      try require(
        recorded.results, equals: [.failure(failure)], Rule.anyAddress, sourceLocation: place)
    }
  }
}

extension URLSession {
  /// Whether a task of this session waits for its response; no other one may come to its end meanwhile.
  ///
  /// On Linux, a session that removes a task from its list while it reads it crashes. One that had its response is
  /// removed after its turn on the session's queue, so this has the next turn.
  var hasPendingTasks: Bool {
    get async {
      await withCheckedContinuation { asked in
        delegateQueue.addOperation {
          self.getAllTasks { asked.resume(returning: !$0.isEmpty) }
        }
      }
    }
  }
}
