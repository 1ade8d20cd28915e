import Foundation
import TestSupport
import Testing

@testable import Chapter4UserFetch

extension Chapter4 {
  @Suite("From the server to the screen")
  struct FromServerToScreen {
    @Test func `4.3 Only a success brings users`() throws {
      // Each response has a list of users. `usersOrError` is what `users()` returns or throws.
      let missing = UserReply(json: usersJSON, status: 404).usersOrError
      try #require(!missing.isSuccess, Rule.statusFirst)
      try require(missing, equals: .failure(.status(404)), Rule.statusIsThrown)

      let busy = UserReply(json: usersJSON, status: 503).usersOrError
      try require(busy, equals: .failure(.status(503)), Rule.statusIsThrown)

      // A proxy may respond with 203, which is a success.
      let throughProxy = UserReply(json: usersJSON, status: 203).usersOrError
      try #require(throughProxy.isSuccess, Rule.successIsARange)
    }

    @Test func `4.3 Every status that is no success is an error, whatever its data says`() throws {
      // `users()` reads responses with hundreds of statuses, all but 200 to 299: each with users,
      // with an empty list, with a web page, and without data. Each time, it throws `.status` with
      // the number of the status.
      try ReplyCheck.requireErrorOfEachBadStatus()
    }

    @Test func `4.3 Every status of a success lets the data through`() throws {
      // This comes first, because without a check of the status, the rest would be green as well.
      let missing = UserReply(json: "[]", status: 404).usersOrError
      try #require(!missing.isSuccess, Rule.statusFirst)

      // With each status from 200 to 299, `users()` returns the users in the data. If the data has
      // no list, `users()` never throws `.status`, because the status was a success.
      try ReplyCheck.requireUsersOfEachSuccess()
    }

    @Test func `4.4 A page is no list of users, and an empty list is one`() throws {
      // `usersOrError` is what `users()` returns or throws.
      let page = UserReply(json: "<h1>Log in</h1>", status: 200).usersOrError
      try require(page, equals: .failure(.undecodable), Rule.undecodable)

      let noUsers = UserReply(json: "[]", status: 200).usersOrError
      try require(noUsers, equals: .success([]), Rule.emptyIsAResult)
    }

    @Test func `4.4 A request without a response says what the user can do`() throws {
      let slow = UserReply.failure(URLError(.timedOut), at: "http://localhost:8000")
      try require(slow, equals: .tooSlow, Rule.nameTheFailure)

      // The address has no `http://`.
      let mistyped = UserReply.failure(URLError(.unsupportedURL), at: "localhost:8000")
      try require(mistyped, equals: .badAddress("localhost:8000"), Rule.nameTheFailure)

      // The same address, but this time the device has no connection.
      let unconnected = UserReply.failure(URLError(.notConnectedToInternet), at: "localhost:8000")
      try require(unconnected, equals: .offline, Rule.nameTheFailure)
    }

    @Test func `4.4 Data that is not a list of users is an error, whatever it contains`()
      async throws
    {
      // First, all errors and data go through your code in a separate process, only to see whether
      // it crashes, as a forced cast does. What `users()` throws is judged below.
      try await NoReply.tryAllInSeparateProcess()
      // `users()` reads about thirty kinds of data that are not a list of users, and each time, it
      // throws `.undecodable`. Lists of up to 1,500 users are returned completely, in order.
      try ReplyCheck.requireOnlyWholeLists()
    }

    @Test func `4.4 Every error of a session has the right message, at any address`() async throws {
      // First, all errors and data go through your code in a separate process, only to see whether
      // it crashes, as a forced cast does. Which error comes back is judged below.
      try await NoReply.tryAllInSeparateProcess()
      // `failure(_:at:)` receives thousands of codes, errors of other kinds, and no error at all.
      // It returns what the page's table means for each code, and `.offline` for everything else.
      // For data that was damaged on its way, `.undecodable` is right as well. `.badAddress` has
      // the address that is given here, even if the error itself names another one.
      try ReplyCheck.requireRightErrors(at: "localhost:8000")
      // The user may have typed anything: nothing, spaces, other letters, or a very long name.
      try ReplyCheck.requireRightErrors(at: "")
      try ReplyCheck.requireRightErrors(at: " http: //localhost ")
      try ReplyCheck.requireRightErrors(at: "http://localhost:8000/users?of=Größe")
      let long = "http://" + String(repeating: "a-very-long-name.", count: 5) + "example"
      try ReplyCheck.requireRightErrors(at: long)
    }
  }
}
