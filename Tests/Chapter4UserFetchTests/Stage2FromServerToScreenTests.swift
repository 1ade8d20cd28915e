import Foundation
import OfflineServer
import ScreenKit
import TestSupport
import Testing

@testable import Chapter4UserFetch

extension Chapter4 {
  @Suite("From the server to the screen")
  struct FromServerToScreen {
    @Test func `4.3 A response without users is an error, whatever its data says`() throws {
      let noSuccess =
        [404, 304, 100, 102, 199, 0, -1, -200] + Array(300...599) + [600, 999, 1_200, 20_000]
      for json in [usersJSON, "[]", "<h1>Not found</h1>", ""] {
        let results = noSuccess.map { ($0, FetchResult(to: json, status: $0)) }
        let trusted = results.filter { $1.isSuccess }.map(\.0)
        try require(trusted.prefix(1), equals: [], Rule.statusFirst)
        let unchecked = results.filter { $1 == .failure(.undecodable) }.map(\.0)
        try #require(json == usersJSON || unchecked.prefix(5) == [], Rule.statusFirst)
        let wrong = results.filter { $1 != .failure(.status($0)) }
          .map { Finding("\($0) is \($1)") }
        try require(wrong.prefix(5), equals: [], Rule.statusIsThrown)
      }
    }

    @Test func `4.3 Every status of a success lets the data through`() throws {
      try #require(!FetchResult(to: "[]", status: 404).isSuccess, Rule.statusFirst)
      let wrong = (200...299).map { ($0, FetchResult(to: usersJSON, status: $0)) }
        .filter { $1 != .success(User.sent(in: usersJSON)) }
        .map { Finding("\($0) is \($1)") }
      try require(wrong.prefix(1), equals: [], Rule.successIsARange)
      // What the data means is part of exercise 4.4, but no data makes a success a failed status.
      for json in ["", " ", "[", "<h1>Log in</h1>"] {
        let failed = (200...299).filter { status in
          FetchResult(to: json, status: status) == .failure(.status(status))
        }
        expect(failed.prefix(1), equals: [], Rule.successIsARange)
      }
    }

    @Test func `4.4 Data that is not a list of users is an error`() async throws {
      try await NoReply.rehearse()
      let wrong = NoReply.noLists.compactMap { json in
        let found = FetchResult(to: json, status: 200)
        let isRight = found == .failure(.undecodable)
        return isRight ? nil : Finding("\(json.debugDescription) is \(found)")
      }
      try require(wrong.prefix(3), equals: [], Rule.undecodable)
      try require(FetchResult(to: "[]", status: 200), equals: .success([]), Rule.emptyIsAResult)
      for users in User.lists {
        let json = json(of: users)
        for json in [json, " \r\n\t" + json + "\n"] {
          let sent = User.sent(in: json)
          try require(sent.count, equals: users.count, Rule.mapFields)
          expect(FetchResult(to: json, status: 200), equals: .success(sent), Rule.readWhole)
        }
      }
    }

    @Test(arguments: [
      "localhost:8000", "", "users", " http: //localhost ", "http://localhost:8000/users?of=Größe",
      "http://" + String(repeating: "a-very-long-name.", count: 5) + "example",
    ])
    func `4.4 A request without a response fails with the right error`(
      address: String
    ) async throws {
      try await NoReply.rehearse()
      let wrong = NoReply.errors(at: address).compactMap { name, error, failure in
        let found = UserReply.failure(error, at: address)
        let finding = Finding("\(name) is \(found), not \(failure)")
        return found == failure ? nil : (finding, isAddress: found.isBadAddress(like: failure))
      }
      let others = wrong.filter { !$0.isAddress }.map(\.0)
      try require(others.prefix(3), equals: [], Rule.nameTheFailure)
      let mistakenAddresses = wrong.map(\.0)
      try require(mistakenAddresses.prefix(3), equals: [], Rule.givenAddress)

      // A response that was cut or damaged may be called undecodable as well.
      let rest = NoReply.otherCodes.map { ($0, UserReply.failure(URLError($0), at: address)) }
        .filter { ![.offline, .undecodable].contains($1) }
        .map { Finding("\($0) is \($1)") }
      expect(rest.prefix(5), equals: [], Rule.nameTheFailure)
    }

    @Test func `4.5 The service calls back exactly once on every path`() async throws {
      try await FetchBehaviour.rehearseCallback()
      try await FetchBehaviour.callingBack.check()
    }

    @Test func `4.5 The service returns before the server responds`() async throws {
      let server = OfflineServer()
      let gate = Gate()
      server.answer("/users", with: .held(.json(usersJSON), by: gate))
      let recorder = Recorder()
      let service = UserService(session: server.makeSession(), address: server.users)

      // Not on the main actor, because a service that blocks would block the test with it.
      let asking = Task.detached {
        service.fetchUsers { result in recorder.note { $0.results.append(result) } }
        recorder.note { $0.serviceCalls += 1 }
      }
      _ = await eventually { server.requests.count == 1 && recorder.recorded.serviceCalls == 1 }
      let whileItWaits = recorder.recorded
      gate.open()
      await asking.value
      let paths = server.requests.map { String($0.drop { $0 != "/" }) }
      try require(paths, equals: ["/users"], Rule.serviceAsks)
      try require(whileItWaits, equals: Recording(serviceCalls: 1), Rule.returnsImmediately)

      _ = await eventually { !recorder.recorded.results.isEmpty }
      expect(
        recorder.recorded, equals: Recording(serviceCalls: 1, results: [.sentUsers]),
        Rule.serviceDelivers)
    }

    @Test func `4.6 The interactor delivers each result, with its time`() async throws {
      try await InteractorBehaviour.rehearseCallback()
      try await InteractorBehaviour.callingBack.checkAnswers()
    }

    @Test func `4.6 The interactor accepts a synchronous result`() async throws {
      try await InteractorBehaviour.rehearseCallback()
      // In a separate process first, because code that blocks the main queue crashes here.
      try await #require(processExitsWith: .success, Rule.mayCallBackSynchronously) {
        await InteractorBehaviour.callingBack.rehearsePromptAnswers()
      }
      try await InteractorBehaviour.callingBack.checkPromptAnswers()
    }

    @Test func `4.6 A pending request retains no object`() async throws {
      try await InteractorBehaviour.rehearseCallback()
      try await InteractorBehaviour.rehearseLateCallback()
      try await InteractorBehaviour.callingBack.checkWaiting()
    }

    @Test func `4.6 Each fetch calls the service again`() async throws {
      try await InteractorBehaviour.rehearseCallback()
      try await InteractorBehaviour.callingBack.checkRetry()
    }

    @Test func `4.6 After an error, a retry shows the users`() async throws {
      let walk = try await UserListWalk.begin()
      walk.hold(.failure(.cannotConnectToHost))

      walk.list.viewDidAppear()
      try #require(walk.list.isLoading, Rule.loadingFirst)
      _ = await eventually { !walk.requests.isEmpty }
      try #require(!walk.requests.isEmpty, Rule.interactorAsks)
      let steps: [(FetchError, next: Reply)] = [
        (.offline, next: .failure(.timedOut)), (.tooSlow, next: .json(usersJSON)),
      ]
      for (times, step) in zip(1..., steps) {
        await walk.replyArrives(next: step.next)
        try require(
          ScreenLook(walk.list), equals: UserListWalk.look(of: step.0), Rule.errorIsDelivered)
        await drain(walk.session, of: walk.server)
        try require(walk.requests.count, equals: times, Rule.userRetries)
        walk.list.didSelectRow(at: 0)
      }
      await walk.replyArrives(next: .never)
      expect(
        ScreenLook(walk.list), equals: UserListWalk.look(of: [.minjun, .amara]), Rule.retryRecovers)
    }
  }
}
