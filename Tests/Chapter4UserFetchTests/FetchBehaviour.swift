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
  /// Asks a service once, and passes on each answer that comes.
  typealias Asking = @Sendable (_ reply: @escaping @Sendable (Answer) -> Void) async -> Void

  static let callingBack = FetchBehaviour { session, address in
    let service = UserService(session: session, address: address)
    return { reply in service.fetchUsers(completion: reply) }
  }
  // Swift 6.2 refuses it as a stored property: "both main actor-isolated and nonisolated".
  static var awaiting: FetchBehaviour {
    FetchBehaviour { session, address in
      let service = AsyncUserService(session: session, address: address)
      return { reply in reply(await service.answer()) }
    }
  }

  /// Makes a service, and says how to ask it.
  let make: (_ session: URLSession, _ address: String) -> Asking

  func judge(sourceLocation place: SourceLocation = #_sourceLocation) async throws {
    let server = OfflineServer()
    try await judge(server, path: "/users", at: place)
    try await judge(server, path: "/v2/Our.People?active=Yes%20now", at: place)

    for noAddress in Self.noAddresses {
      let session = server.makeSession()
      let recorded = await recorded(of: make(session, noAddress), session, server, nil)
      let answers = [Answer.failure(.badAddress(noAddress))]
      expect(
        recorded, equals: Recording(answers: answers), Rule.badAddressReplies, sourceLocation: place
      )
    }
  }

  /// One service is asked again and again, and hears something else each time.
  private func judge(
    _ server: OfflineServer, path: String, at place: SourceLocation
  ) async throws {
    let address = server.url.absoluteString.dropLast() + path
    let session = server.makeSession()
    let ask = make(session, String(address))
    var askRule = Rule.serviceAsks
    for (reply, answer) in Self.replies(at: String(address)) {
      let gate = Gate()
      server.answer(String(path.prefix { $0 != "?" }), with: .held(reply, by: gate))
      let recorded = await recorded(of: ask, session, server, gate)
      try #require(!recorded.requests.isEmpty, askRule, sourceLocation: place)
      askRule = Rule.asksPlainly
      let asked = recorded.requests[...].first?.drop { $0 != "/" }
      try require(asked, equals: path[...], Rule.asksWhereItIsTold, sourceLocation: place)
      try require(recorded.requests.first, equals: path, Rule.asksPlainly, sourceLocation: place)
      try #require(
        !recorded.isAnsweredTooSoon, Rule.serverHasTheAnswer, sourceLocation: place)
      let rule = answer.isSuccess ? Rule.serviceDelivers : Rule.everyPathReplies
      try require(recorded.answers, equals: [answer], rule, sourceLocation: place)
      expect(
        recorded, equals: Recording(requests: [path], answers: [answer]), Rule.fetchIsAll,
        sourceLocation: place)
    }
  }

  /// What the server and the asker hear, once the server has replied.
  private func recorded(
    of ask: @escaping Asking, _ session: URLSession, _ server: OfflineServer, _ gate: Gate?
  ) async -> Recording {
    let recorder = Recorder()
    let before = server.requests.count
    // Away from the main actor: what waits there would wait forever.
    let asking = Task.detached {
      await ask { answer in recorder.note { $0.answers.append(answer) } }
    }
    if let gate {
      // Also when somebody was answered already: the request may still be on its way.
      _ = await eventually { server.requests.count > before }
      await settle()
      recorder.note { $0.isAnsweredTooSoon = !$0.answers.isEmpty }
      gate.open()
    }
    _ = await eventually { !recorder.recorded.answers.isEmpty }
    await drain(session, of: server)
    asking.cancel()
    recorder.note { $0.requests = server.requests.dropFirst(before).filter { $0 != "/" } }
    return recorder.recorded
  }
}
