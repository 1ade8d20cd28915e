import Foundation
import OfflineServer
import TestSupport
import Testing

@testable import Chapter4UserFetch

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a service must do, in whichever manner it answers.
///
/// Exercise 4.5 is judged by this, and so is 4.9: the manner changes, the behaviour does not.
struct FetchBehaviour {
  /// One manner of asking: asks once, and passes on each answer that comes.
  typealias Manner =
    @Sendable (
      _ session: URLSession, _ address: String, _ reply: @escaping @Sendable (Answer) -> Void
    )
    async -> Void

  let ask: Manner

  func judge(sourceLocation place: SourceLocation = #_sourceLocation) async throws {
    let whenAllIsWell = await answers(to: .json(usersJSON), at: place)
    try #require(
      whenAllIsWell == [.success([.minjun, .amara])], Rule.serviceDelivers, sourceLocation: place)
    let whenThereAreNone = await answers(to: .json("[]"), at: place)
    try #require(whenThereAreNone == [.success([])], Rule.serviceDelivers, sourceLocation: place)

    let whenTheServerFails = await answers(to: .json(usersJSON, status: 500), at: place)
    try #require(
      whenTheServerFails == [.failure(.status(500))], Rule.everyPathReplies, sourceLocation: place)
    let whenTheDataIsBroken = await answers(to: .json("[{"), at: place)
    try #require(
      whenTheDataIsBroken == [.failure(.undecodable)], Rule.everyPathReplies, sourceLocation: place)
    let whenOffline = await answers(to: .failure(.notConnectedToInternet), at: place)
    try #require(whenOffline == [.failure(.offline)], Rule.everyPathReplies, sourceLocation: place)
    let whenTooSlow = await answers(to: .failure(.timedOut), at: place)
    try #require(whenTooSlow == [.failure(.tooSlow)], Rule.everyPathReplies, sourceLocation: place)

    let noAddress = "127.0.0.1:8000/users"
    let whenTheAddressIsNone = await answers(to: .json(usersJSON), address: noAddress, at: place)
    #expect(
      whenTheAddressIsNone == [.failure(.badAddress(noAddress))], Rule.badAddressReplies,
      sourceLocation: place)
  }

  /// All answers that come when the server replies like this.
  private func answers(
    to reply: Reply, address: String? = nil, at place: SourceLocation
  ) async -> [Answer] {
    let server = OfflineServer()
    server.answer("/users", with: reply)
    let session = server.makeSession()
    let users = server.url.appending(path: "users")
    let log = AnswerLog()

    let asking = Task { [ask] in
      await ask(session, address ?? users.absoluteString) { log.append($0) }
    }
    _ = await eventually { !log.answers.isEmpty }
    await drain(session, of: server)
    asking.cancel()
    #expect(
      server.requests.filter { $0 == "/users" }.count <= 1, Rule.serviceDelivers,
      sourceLocation: place)
    return log.answers
  }
}
