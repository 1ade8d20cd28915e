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

    @Test func `4.4 Data that is no list of users is a failure`() {
      let wrong = ["", "[{", "{}", #"[{"id": 1}]"#].compactMap { json in
        let found = answer(to: json, status: 200)
        let isRight = found == .failure(.undecodable)
        return isRight ? nil : Finding("\(json.debugDescription) is \(found)")
      }
      #expect(wrong == [], Rule.undecodable)
      #expect(answer(to: "[]", status: 200) == .success([]), Rule.emptyIsAnAnswer)
    }

    @Test func `4.4 A request without a reply fails with a name that helps`() {
      let badAddress = FetchError.badAddress("localhost:8000")
      let cases: [(name: String, error: (any Error)?, failure: FetchError)] = [
        (".timedOut", URLError(.timedOut), .tooSlow),
        (".badURL", URLError(.badURL), badAddress),
        (".unsupportedURL", URLError(.unsupportedURL), badAddress),
        (".notConnectedToInternet", URLError(.notConnectedToInternet), .offline),
        (".cannotConnectToHost", URLError(.cannotConnectToHost), .offline),
        (".networkConnectionLost", URLError(.networkConnectionLost), .offline),
        ("CancellationError()", CancellationError(), .offline),
        ("no error", nil, .offline),
      ]
      let wrong = cases.compactMap { name, error, failure in
        let found = UserReply.failure(error, at: "localhost:8000")
        return found == failure ? nil : Finding("\(name) is \(found), not \(failure)")
      }
      #expect(wrong == [], Rule.nameTheFailure)
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

    @Test func `4.6 The interactor asks again when it is told to`() async throws {
      try await callbackInteractor.judgeRetry()
    }

    @Test func `4.6 The interactor takes an answer that comes at once`() async {
      // In a process of its own, for who waits on the main queue for the main queue crashes.
      await #expect(processExitsWith: .success, Rule.mayAnswerAtOnce) {
        await PromptUserService.judgeCallback()
      }
    }

    @Test func `4.6 A reader whose server was down tries again, and sees the users`() async throws {
      let server = OfflineServer()
      server.answer("/users", with: .failure(.cannotConnectToHost))
      let list = UserListBuilder.makeUserListModule(
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
