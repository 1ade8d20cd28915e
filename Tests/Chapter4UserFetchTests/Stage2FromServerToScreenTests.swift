import Foundation
import OfflineServer
import ScreenKit
import TestSupport
import Testing

@testable import Chapter4UserFetch

extension Chapter4 {
  @Suite("From the server to the screen")
  struct FromServerToScreen {
    @Test func `4.3 A status that is no success is a failure, whatever the data holds`() {
      #expect(trusted([199, 300, 304, 404, 500]) == [], Rule.statusFirst)
      let answers = ["[]", "<h1>Not found</h1>"].map { answer(to: $0, status: 404) }
      let failure = Answer.failure(.status(404))
      #expect(answers == [failure, failure], Rule.statusFirst)
    }

    @Test func `4.3 Every status of success lets the data through, and no other`() throws {
      try #require(trusted([404]) == [], Rule.statusFirst)
      #expect(trusted([200, 201, 299]) == [200, 201, 299], Rule.successIsARange)
    }

    @Test func `4.4 Data that holds no users is a failure`() {
      let answers = ["", "[{", "{}", #"[{"id": 1}]"#].map { answer(to: $0, status: 200) }

      let failure = Answer.failure(.undecodable)
      #expect(answers == [failure, failure, failure, failure], Rule.undecodable)
    }

    @Test func `4.4 A request without a reply fails with a name that helps`() {
      let codes: [URLError.Code] = [
        .timedOut, .badURL, .unsupportedURL, .notConnectedToInternet, .cannotConnectToHost,
        .networkConnectionLost,
      ]
      let errors: [(any Error)?] = codes.map { URLError($0) } + [CancellationError(), nil]
      let failures = errors.map { UserReply.failure($0, at: "localhost:8000") }

      let badAddress = FetchError.badAddress("localhost:8000")
      #expect(
        failures == [.tooSlow, badAddress, badAddress] + Array(repeating: .offline, count: 5),
        Rule.nameTheFailure)
    }

    @Test func `4.5 The service that calls back replies exactly once on every path`() async throws {
      try await FetchBehaviour { session, address, reply in
        UserService(session: session, address: address).fetchUsers(completion: reply)
      }.judge()
    }

    @Test func `4.6 The interactor hands on the answer, with the time`() async throws {
      try await callbackInteractor.judgeAnswers()
    }

    @Test func `4.6 The interactor keeps nobody alive while it waits`() async throws {
      try await callbackInteractor.judgeWaiting()
    }

    @Test func `4.6 A reader whose server was down tries again, and sees the users`() async throws {
      let server = OfflineServer()
      server.answer("/users", with: .failure(.cannotConnectToHost))
      let list = UserListBuilder.createUserListModule(
        navigator: Navigator(), session: server.makeSession(),
        address: server.url.appending(path: "users").absoluteString
      ) { .longAgo }

      list.viewDidAppear()
      try #require(list.isLoading, Rule.loadingFirst)
      _ = await eventually { !list.isLoading }
      try #require(list.lines == [FetchError.offline.reason], Rule.crossOnce)

      server.answer("/users", with: .json(usersJSON))
      list.didSelectRow(at: 0)
      _ = await eventually { list.rows.count == 2 }
      #expect(list.rows == [UserRow(.minjun).text, UserRow(.amara).text], Rule.retryRecovers)
    }

    private let callbackInteractor = InteractorBehaviour {
      UserListInteractor(service: $0, now: $1)
    }

    /// The statuses whose data is taken for the truth.
    private func trusted(_ statuses: [Int]) -> [Int] {
      statuses.filter { (try? answer(to: "[]", status: $0).get()) != nil }
    }

    private func answer(to json: String, status: Int) -> Answer {
      Result { () throws(FetchError) in
        try UserReply(data: Data(json.utf8), status: status).users()
      }
    }
  }
}
