import Foundation
import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5 {
  @Suite("One search")
  struct OneSearch {
    let next = URL(string: "https://search.example/search/repositories?q=viper&page=7")

    @Test func `5.1 A page with gaps becomes entities`() throws {
      for repos in Repo.lists {
        for isBrief in [false, true] {
          let page = SearchPage(repos.json(total: 40, isBrief: isBrief), next: next)
          let gap = Finding("a description or a language is \(isBrief ? "left out" : "null")")
          let unreadable = page == nil ? [gap] : []
          try require(unreadable, equals: [], Rule.leftOut)
          let wrong = zip(page?.repos ?? [], repos).filter { $0 != $1 }.map(\.0)
          try require(wrong.prefix(3), equals: [], Rule.pageIsWhole)
          expect(page?.repos.count, equals: repos.count, Rule.pageIsWhole)
        }
      }
    }

    @Test func `5.1 A page says how many there are, and where it goes on`() throws {
      for (total, next) in [(40, next), (2, nil), (1_041, next), (2, next), (40, nil), (0, nil)] {
        for repos in [[.lanterns, .lanterns], [.lanterns], []] as [[Repo]] {
          let page = SearchPage(repos.json(total: total), next: next)
          try require(page?.total, equals: total, Rule.totalIsTheServers)
          try require(page?.next, equals: next, Rule.nextIsHandedOn)
          expect(page?.repos, equals: repos, Rule.pageIsWhole)
        }
      }
    }

    @Test func `5.2 The server reads what was typed`() throws {
      for server in Self.servers {
        let url = try #require(URL(string: server))
        for text in Self.texts {
          let received = ReceivedQuestion(SearchRequest(server: url, text: text).url)
          try require(received.text, equals: text, Rule.everyCharacter)
          try require(received.place, equals: server + "/search/repositories", Rule.askWhereTold)
          expect(received.items.sorted(), equals: ["per_page=10", "q=\(text)"], Rule.askPlainly)
        }
      }
    }

    @Test func `5.3 A status of success lets the page through, and no other`() throws {
      for (index, (headers, _, _)) in Self.headers.enumerated() {
        // Each status once; with all the other headers, those that stand for a range.
        let statuses =
          index == 0
          ? [-1, 0, 100, 199] + Array(200...600) + [999, 20_000]
          : [199, 200, 201, 204, 206, 299, 300, 304, 400, 403, 404, 422, 429, 500, 503]
        let outcomes = statuses.map { ($0, Outcome($0, headers, Self.page)) }
        let trusted = outcomes.filter { !(200...299).contains($0) && $1.isPage }.map(\.0)
        try require(trusted.prefix(5), equals: [], Rule.successIsAPage)
        let wrong = outcomes.filter { (200...299).contains($0) && $1.page?.repos != [.lanterns] }
        try require(wrong.map(\.0).prefix(5), equals: [], Rule.successIsAPage)
      }
    }

    @Test(arguments: [403, 429])
    func `5.3 Who has searched too often hears until when to wait`(status: Int) {
      let limits = Self.headers.filter { $0.isUsedUp || status == 429 }
      let wrong = limits.compactMap { headers, _, seconds in
        fault(of: status, headers, not: .limited(until: Outcome.time + seconds))
      }
      let isNamed = limits.allSatisfy { Outcome(status, $0.headers, Self.page).isLimited }
      expect(wrong.prefix(3), equals: [], isNamed ? Rule.waitUntil : Rule.usedUp)
    }

    @Test func `5.3 A question that is refused is told why`() {
      let reason = Data(#"{"message": "Validation Failed", "status": "422"}"#.utf8)
      let wrong = [422, 400, 401, 403, 404, 418, 499, 451].flatMap { status in
        Self.headers.filter { !$0.isUsedUp || status != 403 }.flatMap { headers, _, _ in
          [
            fault(of: status, headers, reason, not: .refused("Validation Failed")),
            fault(of: status, headers, not: .refused("It gives no reason.")),
          ].compactMap(\.self)
        }
      }
      expect(wrong.prefix(3), equals: [], Rule.refused)
    }

    @Test func `5.3 The server's own trouble is told as such`() {
      let statuses = [-1, 0, 100, 199, 300, 304, 399, 500, 502, 503, 599, 600, 999]
      let wrong = statuses.flatMap { status in
        Self.headers.compactMap { fault(of: status, $0.headers, not: .busy) }
      }
      expect(wrong.prefix(3), equals: [], Rule.busy)
    }

    /// What is made of a reply, in words, when it is not this error.
    private func fault(
      of status: Int, _ headers: [String: String], _ data: Data = page, not error: SearchError
    ) -> Finding? {
      let found = Outcome(status, headers, data)
      guard found != .failure(error) else { return nil }
      let words = headers.sorted { $0.key < $1.key }.map { ", \($0): \($1)" }.joined()
      return Finding("\(status)\(words) is \(found)")
    }

    @Test func `5.4 The next page is where the server says, or nowhere`() throws {
      for address in Self.addresses {
        for form in Self.forms {
          let link = form.replacing("NEXT", with: address)
          for (headers, _, _) in Self.headers {
            let headers = SearchHeaders(headers.merging(["link": link]) { $1 })
            let found = headers.nextPage?.absoluteString
            try require(found, equals: address, Rule.nextIsNamed)
          }
        }
      }
      for link in [nil, "", #"<https://a.example/?page=1>; rel="prev""#, Self.lastPage] {
        let headers = SearchHeaders(link.map { ["link": $0] } ?? [:])
        #expect(headers.nextPage == nil, Rule.noNextNoMore)
      }
    }

    @Test func `5.4 A reader goes on to the last page`() async throws {
      let walk = RepoListWalk()
      await walk.search("viper")
      for searches in 1...3 {
        try require(walk.rows.last, equals: "More", Rule.nextIsNamed)
        try require(walk.searchCount, equals: searches, Rule.nextIsNamed)
        await walk.tapLast()
      }
      #expect(walk.rows.last != "More", Rule.noNextNoMore)
      expect(walk.searchCount, equals: 4, Rule.noNextNoMore)
    }
  }
}
