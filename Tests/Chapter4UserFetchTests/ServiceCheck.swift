import Foundation
import OfflineServer
import TestSupport
import Testing

@testable import Chapter4UserFetch

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a service must do, in both styles.
///
/// The tests of 4.5 and of 4.9 share it, because the style changes and the behavior does not.
struct ServiceCheck {
  /// Calls a service once, and passes on each result that arrives.
  typealias Asking = @Sendable (_ reply: @escaping @Sendable (FetchResult) -> Void) async -> Void

  static let callingBack = ServiceCheck(returnsAtOnce: true) { session, address in
    let service = UserService(session: session, address: address)
    return { reply in service.fetchUsers(completion: reply) }
  }
  // Swift 6.2 rejects a stored property here: "both main actor-isolated and nonisolated".
  static var awaiting: ServiceCheck {
    ServiceCheck(returnsAtOnce: false) { session, address in
      let service = AsyncUserService(session: session, address: address)
      return { reply in reply(await service.usersOrError()) }
    }
  }

  /// Whether a call returns before its result has arrived.
  let returnsAtOnce: Bool
  /// Creates a service, and returns how to call it.
  let make: (_ session: URLSession, _ address: String) -> Asking

  func checkEveryPath(sourceLocation place: SourceLocation = #_sourceLocation) async throws {
    let server = OfflineServer()
    try await check(server, path: "/users", at: place)
    try await check(server, path: "/v2/Our.People?active=Yes%20%26%2B", at: place)

    try await checkAddresses(server, at: place)
    try await checkTogether(server, at: place)
    try await checkEachError(server, at: place)
    try await checkContentTypes(server, at: place)

    for noAddress in Self.noAddresses {
      let session = server.makeSession()
      let recorded = await recorded(of: make(session, noAddress), session, server, nil)
      let results = [FetchResult.failure(.badAddress(noAddress))]
      expect(
        recorded, equals: ServiceRecording(results: results), Rule.badAddressDelivers,
        sourceLocation: place
      )
    }
  }

  /// Calls one service repeatedly, with a different response each time.
  private func check(
    _ server: OfflineServer, path: String, at place: SourceLocation
  ) async throws {
    let address = server.url.absoluteString.dropLast() + path
    let session = server.makeSession()
    let ask = make(session, String(address))
    var askRule: Comment?
    let pace = ServicePace()
    for (reply, result) in Self.replies(at: String(address)) {
      let gate = Gate()
      server.answer(String(path.prefix { $0 != "?" }), with: .held(reply, by: gate))
      let recorded = await recorded(of: ask, session, server, gate, pace)
      // Without a request, but with a result, the service has judged the address.
      let isRefused = recorded.results == [.failure(.badAddress(String(address)))]
      let rule = askRule ?? (isRefused ? Rule.anyAddress : Rule.serviceAsks)
      try #require(!recorded.requests.isEmpty, rule, sourceLocation: place)
      askRule = Rule.asksPlainly
      let asked = recorded.requests[...].first?.drop { $0 != "/" }
      try require(asked, equals: path[...], Rule.usesInjectedAddress, sourceLocation: place)
      try require(recorded.requests.first, equals: path, Rule.asksPlainly, sourceLocation: place)
      try #require(!recorded.isInOtherSession, Rule.usesInjectedSession, sourceLocation: place)
      try require(recorded.requests, equals: [path], Rule.askOnce, sourceLocation: place)
      try #require(
        !recorded.isDeliveredTooSoon, Rule.serverHasTheResult, sourceLocation: place)
      try require(pace.isPausing, equals: false, Rule.addsNoPause, sourceLocation: place)
      let resultRule = result.isSuccess ? Rule.serviceDelivers : Rule.everyPathDelivers
      try require(recorded.results, equals: [result], resultRule, sourceLocation: place)
      expect(
        recorded, equals: ServiceRecording(requests: [path], results: [result]), Rule.fetchIsAll,
        sourceLocation: place)
    }
  }

  /// Three calls before the server has responded to the first one.
  private func checkTogether(_ server: OfflineServer, at place: SourceLocation) async throws {
    let session = server.makeSession()
    let gate = Gate()
    server.answer("/users", with: .held(.json(usersJSON), by: gate))
    let before = server.requests.count
    let recorder = ServiceLog()
    let ask = make(session, server.users)
    let asks = [ask, ask, make(session, server.users)]
    // A service that blocks, instead of calling back, has to block only one thread.
    for asks in returnsAtOnce ? [asks] : asks.map({ [$0] }) {
      Task.detached {
        for ask in asks { await ask { result in recorder.note { $0.results.append(result) } } }
      }
    }
    _ = await eventually { server.requests.count == before + asks.count }
    gate.open()
    _ = await eventually { recorder.recorded.results.count == asks.count }
    await drain(session, of: server)
    let requests = server.requests.dropFirst(before).filter { $0 != "/" }
    recorder.note { $0.requests = requests }
    let results = asks.map { _ in FetchResult.sentUsers }
    let all = ServiceRecording(requests: asks.map { _ in "/users" }, results: results)
    try require(recorder.recorded, equals: all, Rule.eachCallIsItsOwn, sourceLocation: place)
  }

  /// Every error of a session and every bad status, each at an address of its own.
  private func checkEachError(_ server: OfflineServer, at place: SourceLocation) async throws {
    let session = server.makeSession()
    let before = server.requests.count
    let calls = NoReply.failures.map { name, reply, result in
      server.answer("/" + name, with: reply)
      let address = server.url.absoluteString + name
      let recorder = ServiceLog()
      let ask = make(session, address)
      Task.detached {
        await ask { result in recorder.note { $0.results.append(result) } }
      }
      return (name, recorder, result(address))
    }
    _ = await eventually { calls.allSatisfy { !$0.1.recorded.results.isEmpty } }
    await drain(session, of: server)
    let requests = Dictionary(grouping: server.requests.dropFirst(before)) { $0.dropFirst() }
    let repeated = calls.filter { requests[$0.0[...], default: []].count > 1 }
      .map { Finding("\($0.0) is requested twice") }
    try require(repeated.prefix(3), equals: [], Rule.askOnce, sourceLocation: place)
    let wrong = calls.compactMap { name, recorder, wanted in
      let results = recorder.recorded.results
      let isRight = wanted.map { [$0] == results } ?? (results.map(\.isSuccess) == [false])
      let text = wanted.map { "\($0)" } ?? "any error"
      let finding = Finding("\(name) is \(results), not [\(text)]")
      return isRight ? nil : (finding, isTrusted: wanted == nil && results.first?.isSuccess == true)
    }
    let rule = wrong.first?.isTrusted == true ? Rule.statusFirst : Rule.everyPathDelivers
    let mistakenResults = wrong.map(\.0)
    try require(mistakenResults.prefix(3), equals: [], rule, sourceLocation: place)
  }

  /// What the server and the caller have received once the server has responded.
  func recorded(
    of ask: @escaping Asking, _ session: URLSession, _ server: OfflineServer, _ gate: Gate?,
    _ pace: ServicePace? = nil
  ) async -> ServiceRecording {
    let recorder = ServiceLog()
    let before = server.requests.count
    // Not on the main actor, because a service that blocks would block the test with it.
    // It isn't cancelled afterwards: on Linux, a task that is cancelled while its response is delivered may never
    // go on (https://github.com/swiftlang/swift-corelibs-foundation/issues/5412).
    Task.detached { await ask { result in recorder.note { $0.results.append(result) } } }
    if let gate {
      // Even if there is a result already, because the request may still be on its way.
      let isAsked = { server.requests.dropFirst(before).contains { $0 != "/" } }
      await pace?.noteRequest(session, server, isAsked)
      _ = await eventually(isAsked)
      await settle()
      let isPending = await session.hasPendingTasks
      recorder.note {
        $0.isDeliveredTooSoon = !$0.results.isEmpty
        $0.isInOtherSession = !isPending && isAsked()
      }
      gate.open()
      await pace?.noteResult(session, server) { !recorder.recorded.results.isEmpty }
    }
    _ = await eventually { !recorder.recorded.results.isEmpty }
    await drain(session, of: server)
    recorder.note { $0.requests = server.requests.dropFirst(before).filter { $0 != "/" } }
    return recorder.recorded
  }
}
