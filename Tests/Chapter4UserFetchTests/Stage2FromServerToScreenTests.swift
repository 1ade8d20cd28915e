import Foundation
import TestSupport
import Testing

@testable import Chapter4UserFetch

extension Chapter4 {
  @Suite("From the server to the screen")
  struct FromServerToScreen {
    @Test func `4.3 Only a success brings users`() throws {
      let missing = FetchResult(to: usersJSON, status: 404)
      try #require(!missing.isSuccess, Rule.statusFirst)
      try require(missing, equals: .failure(.status(404)), Rule.statusIsThrown)

      let busy = FetchResult(to: usersJSON, status: 503)
      try require(busy, equals: .failure(.status(503)), Rule.statusIsThrown)

      let throughProxy = FetchResult(to: usersJSON, status: 203)
      try #require(throughProxy.isSuccess, Rule.successIsARange)
    }

    @Test func `4.3 Every status that is no success is an error, whatever its data says`() throws {
      // Hundreds of statuses, each with users, without any, and with a web page. Each leads to the error
      // `status`, with its number.
      try ReplyCheck.requireErrors()
    }

    @Test func `4.3 Every status of a success lets the data through`() throws {
      // A check that lets everything through is none.
      try #require(!FetchResult(to: "[]", status: 404).isSuccess, Rule.statusFirst)
      // Users arrive with each status from 200 to 299, and all of them are let through.
      try ReplyCheck.requireUsers()
    }

    @Test func `4.4 A page is no list of users, and an empty list is one`() throws {
      let page = FetchResult(to: "<h1>Log in</h1>", status: 200)
      try require(page, equals: .failure(.undecodable), Rule.undecodable)

      let noUsers = FetchResult(to: "[]", status: 200)
      try require(noUsers, equals: .success([]), Rule.emptyIsAResult)
    }

    @Test func `4.4 A request without a response says what the user can do`() throws {
      let slow = UserReply.failure(URLError(.timedOut), at: "http://localhost:8000")
      try require(slow, equals: .tooSlow, Rule.nameTheFailure)

      let mistyped = UserReply.failure(URLError(.unsupportedURL), at: "localhost:8000")
      try require(mistyped, equals: .badAddress("localhost:8000"), Rule.nameTheFailure)

      let unconnected = UserReply.failure(URLError(.notConnectedToInternet), at: "localhost:8000")
      try require(unconnected, equals: .offline, Rule.nameTheFailure)
    }

    @Test func `4.4 Data that is not a list of users is an error, whatever it contains`()
      async throws
    {
      // First in a separate process, because a forced cast of the data or of an error may crash.
      try await NoReply.tryInSeparateProcess()
      // Thirty kinds of data without a list, which are `undecodable`, and lists of up to 1,500 users,
      // which are read completely.
      try ReplyCheck.requireLists()
    }

    @Test func `4.4 Every error of a session has the right message, at any address`() async throws {
      // First in a separate process, because a forced cast of the data or of an error may crash.
      try await NoReply.tryInSeparateProcess()
      // Thousands of codes, and errors of other kinds.
      try ReplyCheck.requireFailures(at: "localhost:8000")
      try ReplyCheck.requireFailures(at: "")
      try ReplyCheck.requireFailures(at: " http: //localhost ")
      try ReplyCheck.requireFailures(at: "http://localhost:8000/users?of=Größe")
      let long = "http://" + String(repeating: "a-very-long-name.", count: 5) + "example"
      try ReplyCheck.requireFailures(at: long)
    }
  }
}
