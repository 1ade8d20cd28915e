import Foundation
import OfflineServer
import TestSupport
import Testing

@testable import Chapter4UserFetch

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What may end the app, done in a process of its own before it is judged.
extension FetchBehaviour {
  static let noAddresses = ["127.0.0.1:8000/users", ""]

  /// A reply that a session reads in more than one piece.
  private static let longReply = Reply.json(
    String(repeating: " ", count: 300_000) + json(of: User.many))

  private static var hasSurvivedCallbacks = false
  private static var hasSurvivedAwaiting = false

  /// What a server replies, and what whoever asked hears; each failure comes when users came before.
  static func replies(at address: String) -> [(reply: Reply, answer: Answer)] {
    let failures: [(Reply, FetchError)] = [
      (.json(usersJSON, status: 500), .status(500)),
      (.json("Not found", status: 404), .status(404)),
      (.json("[{"), .undecodable),
      (.json(""), .undecodable),
      (.failure(.notConnectedToInternet), .offline),
      (.failure(.timedOut), .tooSlow),
      (.failure(.cancelled), .offline),
      (.failure(.cannotFindHost), .offline),
      (.failure(.unsupportedURL), .badAddress(address)),
    ]
    let many = (Reply.json(json(of: User.many), status: 203), Answer.success(User.many))
    let others: [(Reply, Answer)] = [
      (longReply, .success(User.many)), (.json(usersJSON), .success([.minjun, .amara])),
      (.json("[]"), .success([])),
    ]
    return others + failures.flatMap { [many, ($0, .failure($1))] } + others
  }

  static func rehearseCallback(
    sourceLocation place: SourceLocation = #_sourceLocation
  ) async throws {
    guard !hasSurvivedCallbacks else { return }
    try await #require(processExitsWith: .success, Rule.nothingIsCertain, sourceLocation: place) {
      await FetchBehaviour.callingBack.rehearse()
    }
    hasSurvivedCallbacks = true
  }

  static func rehearseAwaiting(
    sourceLocation place: SourceLocation = #_sourceLocation
  ) async throws {
    guard !hasSurvivedAwaiting else { return }
    try await #require(processExitsWith: .success, Rule.nothingIsCertain, sourceLocation: place) {
      await FetchBehaviour.awaiting.rehearse()
    }
    hasSurvivedAwaiting = true
  }

  /// Hears each kind of reply, and asks where nobody can be.
  private func rehearse() async {
    let server = OfflineServer()
    let session = server.makeSession()
    for (reply, _) in Self.replies(at: server.users) {
      server.answer("/users", with: reply)
      await finish(make(session, server.users))
      await drain(session, of: server)
    }
    for address in Self.noAddresses { await finish(make(session, address)) }
    await drain(session, of: server)
  }

  /// Away from the main actor: what waits there would wait forever.
  private func finish(_ ask: @escaping Asking) async {
    let recorder = Recorder()
    Task.detached {
      await ask { _ in }
      recorder.note { $0.serviceCalls = 1 }
    }
    _ = await eventually { recorder.recorded.serviceCalls == 1 }
  }
}
