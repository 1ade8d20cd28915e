import Foundation
import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5.OneSearch {
  @Test func `5.3 A page is read only if the status is a success`() throws {
    // Both responses contain the same page. An outcome is what `page` of your `SearchReply` returns
    // or throws, as a `Result`. Here, the response has no headers.
    let data = [Repo.lanterns].json(total: 1)

    let success = SearchReply.outcome(status: 200, data: data)
    let failure = SearchReply.outcome(status: 503, data: data)

    try require(failure.isPage, equals: false, Rule.successIsAPage)
    try require(success.page?.repos, equals: [.lanterns], Rule.successIsAPage)
  }

  @Test func `5.3 A rate limit that is used up says at which time it resets`() throws {
    // The reset is a time, in seconds since 1970. An outcome is what `page` returns or throws, here
    // for a response without data.
    let headers = ["x-ratelimit-remaining": "0", "x-ratelimit-reset": "300000020"]

    let outcome = SearchReply.outcome(status: 403, headers: headers)

    try #require(outcome.isLimited, Rule.limitExceeded)
    let reset = Date(timeIntervalSince1970: 300_000_020)
    try require(outcome, equals: .failure(.limited(until: reset)), Rule.limitTime)
  }

  @Test func `5.3 A server with too many requests says how many seconds to wait`() throws {
    // An outcome is what `page` returns or throws, here for a response without data.
    let headers = ["retry-after": "30", "x-ratelimit-reset": "300000020"]

    let outcome = SearchReply.outcome(status: 429, headers: headers)

    try #require(outcome.isLimited, Rule.limitExceeded)
    // The limit ends 30 seconds after the response has arrived. The other header doesn't count.
    let end = SearchReply.arrival + 30
    try require(outcome, equals: .failure(.limited(until: end)), Rule.limitTime)
  }

  @Test func `5.3 A rejected query carries the server's reason`() throws {
    // An outcome is what `page` returns or throws for such a response.
    let data = Data(
      #"{"message": "Validation Failed", "errors": [{"message": "It is too long."}]}"#.utf8)

    let outcome = SearchReply.outcome(status: 422, data: data)

    try require(outcome, equals: .failure(.refused("It is too long.")), Rule.rejected)
  }

  @Test func `5.3 A server that is being updated is busy`() throws {
    // An outcome is what `page` returns or throws, here for a response without headers and data.
    let outcome = SearchReply.outcome(status: 503)

    try require(outcome, equals: .failure(.busy), Rule.serverProblem)
  }

  @Test func `5.3 Each status and its headers lead to a page, or to one of the errors`() throws {
    // Four hundred statuses, and the important ones with seventeen forms of the headers. A success
    // leads to a page, and an exceeded limit, which only 403 and 429 can mean, to the time of its
    // reset. Any other status from 400 to 499 leads to the server's reason, and the rest to `busy`.
    // Each list names the first responses that have led to something else.
    try require(ReplyCheck.pagesWithoutSuccess.prefix(5), equals: [], Rule.successIsAPage)
    try require(ReplyCheck.limitedSuccesses.prefix(5), equals: [], Rule.successIsNoLimit)
    try require(ReplyCheck.successesWithoutPage.prefix(5), equals: [], Rule.successIsAPage)
    try require(ReplyCheck.missedLimits.prefix(3), equals: [], Rule.limitExceeded)
    try require(ReplyCheck.limitsWithWrongTime.prefix(3), equals: [], Rule.limitTime)
    try require(ReplyCheck.wrongReasons.prefix(3), equals: [], Rule.rejected)
    try require(ReplyCheck.missedServerProblems.prefix(3), equals: [], Rule.serverProblem)
  }

  @Test func `5.4 The next page is at the address of the link that is called "next"`() throws {
    let links = #"<https://a.example/?page=1>; rel="prev", <https://a.example/?page=3>; rel="next""#

    let headers = SearchHeaders(["link": links])

    let address = headers.nextPage?.absoluteString
    try require(address, equals: "https://a.example/?page=3", Rule.nextIsNamed)
  }

  @Test func `5.4 Without a link that is called "next", there is no next page`() throws {
    let links = #"<https://a.example/?q=next&page=3>; rel="prev""#

    let headers = SearchHeaders(["link": links])

    try require(headers.nextPage, equals: nil, Rule.noNextNoMore)
  }

  @Test func `5.4 Each header names its next page, or none`() throws {
    // Many forms of the header, and addresses with the characters that separate links. The first
    // list names headers of which another address was read, and the second one headers of a last
    // page, in which an address was found all the same.
    try require(LinkCheck.wrongAddresses.prefix(3), equals: [], Rule.nextIsNamed)
    try require(LinkCheck.inventedPages.prefix(3), equals: [], Rule.noNextNoMore)
  }

  @Test func `5.4 The user can load every page up to the last`() async throws {
    // The app with its own server, which has four pages of repositories for "viper".
    let app = RepoListModule()
    await app.search("viper")

    let taps = await app.tapMoreUntilLastPage()

    // The first page was there before, so three taps have loaded the other three.
    try require(taps, equals: 3, Rule.nextIsNamed)
  }
}
