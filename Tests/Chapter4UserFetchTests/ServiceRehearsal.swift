import Foundation
import OfflineServer
import TestSupport
import Testing

@testable import Chapter4UserFetch

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What may crash the app runs in a separate process first.
extension ServiceCheck {
  static let noAddresses = ["127.0.0.1:8000/users", ""]

  /// A response that a session reads in several parts.
  private static let longReply = Reply.json(
    String(repeating: " ", count: 300_000) + json(of: User.many))

  private static var hasSurvivedCallbacks = false
  private static var hasSurvivedAwaiting = false

  /// What a server sends, and what the caller receives; each error follows a list of users.
  static func replies(at address: String) -> [(reply: Reply, result: FetchResult)] {
    let texts = [(usersJSON, 500), ("Not found", 404), ("[{", 200), ("", 200)]
    let codes: [URLError.Code] = [
      .notConnectedToInternet, .timedOut, .cancelled, .cannotFindHost, .unsupportedURL,
    ]
    var failures = texts.map {
      (Reply.json($0, status: $1), UserReply(json: $0, status: $1).usersOrError)
    }
    failures += codes.map { (.failure($0), .failure(UserReply.failure(URLError($0), at: address))) }
    let text = json(of: User.many)
    let many = (Reply.json(text, status: 203), UserReply(json: text, status: 203).usersOrError)
    let others: [(Reply, FetchResult)] = [
      (longReply, UserReply(json: text, status: 200).usersOrError), (.json(usersJSON), .sentUsers),
      (.json("[]"), UserReply(json: "[]", status: 200).usersOrError),
    ]
    return others + failures.flatMap { [many, $0] } + others
  }

  static func tryServiceInSeparateProcess(
    sourceLocation place: SourceLocation = #_sourceLocation
  ) async throws {
    guard !hasSurvivedCallbacks else { return }
    try await #require(processExitsWith: .success, Rule.sessionIsShared, sourceLocation: place) {
      await ServiceCheck.callingBack.rehearseSharing()
    }
    try await #require(processExitsWith: .success, Rule.nothingIsCertain, sourceLocation: place) {
      await ServiceCheck.callingBack.rehearse()
    }
    hasSurvivedCallbacks = true
  }

  static func tryAsyncServiceInSeparateProcess(
    sourceLocation place: SourceLocation = #_sourceLocation
  ) async throws {
    guard !hasSurvivedAwaiting else { return }
    try await #require(processExitsWith: .success, Rule.sessionIsShared, sourceLocation: place) {
      await ServiceCheck.awaiting.rehearseSharing()
    }
    try await #require(processExitsWith: .success, Rule.nothingIsCertain, sourceLocation: place) {
      await ServiceCheck.awaiting.rehearse()
    }
    hasSurvivedAwaiting = true
  }

  /// Receives users, and then another caller sends a request in the same session.
  private func rehearseSharing() async {
    let server = OfflineServer()
    let session = server.makeSession()
    server.answer("/users", with: .json(usersJSON))
    await finish(make(session, server.users))
    await drain(session, of: server)
    await finish(make(session, server.users))
    await drain(session, of: server)
  }

  /// Receives each kind of response, and sends requests to invalid addresses.
  private func rehearse() async {
    let server = OfflineServer()
    let session = server.makeSession()
    for reply in Self.replies(at: server.users).map(\.reply) + NoReply.oddReplies {
      server.answer("/users", with: reply)
      await finish(make(session, server.users))
      await drain(session, of: server)
    }
    for address in Self.noAddresses { await finish(make(session, address)) }
    await drain(session, of: server)
  }

  /// Not on the main actor, because a service that blocks would block the test with it.
  private func finish(_ ask: @escaping Asking) async {
    let recorder = ServiceLog()
    Task.detached {
      await ask { _ in }
      recorder.note { $0.hasReturned = true }
    }
    _ = await eventually { recorder.recorded.hasReturned }
  }
}
