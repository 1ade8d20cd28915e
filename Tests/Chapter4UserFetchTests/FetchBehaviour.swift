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

  /// Makes a service, and says how to ask it.
  let make: (_ session: URLSession, _ address: String) -> Asking

  func judge(sourceLocation place: SourceLocation = #_sourceLocation) async throws {
    let server = OfflineServer()
    try await judge(server, path: "/users", at: place)
    try await judge(server, path: "/v2/people?active=1", at: place)

    for noAddress in ["127.0.0.1:8000/users", ""] {
      let session = server.makeSession()
      let scene = await scene(of: make(session, noAddress), session, server, nil)
      let answers = [Answer.failure(.badAddress(noAddress))]
      #expect(scene == Scene(answers: answers), Rule.badAddressReplies, sourceLocation: place)
    }
  }

  /// One service is asked again and again, and hears something else each time.
  private func judge(
    _ server: OfflineServer, path: String, at place: SourceLocation
  ) async throws {
    let address = server.url.absoluteString.dropLast() + path
    let session = server.makeSession()
    let ask = make(session, String(address))
    let paths: [(reply: Reply, answer: Answer, rule: Comment)] = [
      (.json(usersJSON), .success([.minjun, .amara]), Rule.serviceDelivers),
      (.json("[]"), .success([]), Rule.serviceDelivers),
      (.json(usersJSON, status: 500), .failure(.status(500)), Rule.everyPathReplies),
      (.json("Not found", status: 404), .failure(.status(404)), Rule.everyPathReplies),
      (.json("[{"), .failure(.undecodable), Rule.everyPathReplies),
      (.json(""), .failure(.undecodable), Rule.everyPathReplies),
      (.failure(.notConnectedToInternet), .failure(.offline), Rule.everyPathReplies),
      (.failure(.timedOut), .failure(.tooSlow), Rule.everyPathReplies),
      (.failure(.unsupportedURL), .failure(.badAddress("\(address)")), Rule.everyPathReplies),
      (.json(json(of: User.many), status: 203), .success(User.many), Rule.serviceDelivers),
    ]
    for (reply, answer, rule) in paths {
      let gate = Gate()
      server.answer(String(path.prefix { $0 != "?" }), with: .held(reply, by: gate))
      let scene = await scene(of: ask, session, server, gate)
      try #require(!scene.requests.isEmpty, Rule.serviceAsks, sourceLocation: place)
      try #require(scene.requests.first == path, Rule.asksWhereItIsTold, sourceLocation: place)
      try #require(
        !scene.isAnsweredTooSoon, Rule.serverHasTheAnswer, sourceLocation: place)
      try #require(scene.answers == [answer], rule, sourceLocation: place)
      #expect(
        scene == Scene(requests: [path], answers: [answer]), Rule.fetchIsAll, sourceLocation: place)
    }
  }

  /// What the server and the asker hear, once the server has replied.
  private func scene(
    of ask: @escaping Asking, _ session: URLSession, _ server: OfflineServer, _ gate: Gate?
  ) async -> Scene {
    let recorder = SceneRecorder()
    let before = server.requests.count
    // Away from the main actor: what waits there would wait forever.
    let asking = Task.detached {
      await ask { answer in recorder.note { $0.answers.append(answer) } }
    }
    if let gate {
      _ = await eventually { server.requests.count > before || !recorder.scene.answers.isEmpty }
      await settle()
      recorder.note { $0.isAnsweredTooSoon = !$0.answers.isEmpty }
      gate.open()
    }
    _ = await eventually { !recorder.scene.answers.isEmpty }
    await drain(session, of: server)
    asking.cancel()
    recorder.note { $0.requests = server.requests.dropFirst(before).filter { $0 != "/" } }
    return recorder.scene
  }
}
