import Foundation
import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5 {
  @Suite("One search")
  struct OneSearch {
    let next = URL(string: "https://search.example/search/repositories?q=viper&page=7")

    @Test func `5.1 A page with missing fields is mapped to entities`() throws {
      for isBrief in [false, true] {
        let gaps = [("description", Repo.ferry), ("language", .maps)].filter { _, repo in
          SearchPage([repo].json(total: 40, isBrief: isBrief), next: next) == nil
        }
        let unreadable = gaps.map { Finding("the \($0.0) is \(isBrief ? "left out" : "null")") }
        try require(unreadable, equals: [], Rule.optionalFields)
        for repos in Repo.lists {
          let page = SearchPage(repos.json(total: 40, isBrief: isBrief), next: next)
          let wrong = zip(page?.repos ?? [], repos).filter { $0 != $1 || $0.spelled != $1.spelled }
            .map(\.0)
          try require(wrong.prefix(3), equals: [], Rule.allItems)
          expect(page?.repos.count, equals: repos.count, Rule.allItems)
        }
      }
    }

    @Test func `5.1 A page has the total and the address of the next page`() throws {
      for (total, next) in [
        (40, next), (2, nil), (1_041, next), (30_000_000_000, nil), (2, next), (40, nil), (0, nil),
      ] {
        for repos in [[.lanterns, .lanterns], [.lanterns], []] as [[Repo]] {
          let page = SearchPage(repos.json(total: total), next: next)
          try require(page?.total, equals: total, Rule.totalFromServer)
          try require(page?.next, equals: next, Rule.nextPassedOn)
          expect(page?.repos, equals: repos, Rule.allItems)
        }
      }
    }

    @Test func `5.2 The server receives the text as it was typed`() throws {
      for server in Self.servers {
        let url = try #require(URL(string: server))
        for text in Self.texts + OddTexts.all + Self.textsByChance {
          let received = ReceivedQuery(SearchRequest(server: url, text: text).url)
          try require(received.text, equals: text, Rule.everyCharacter)
          try require(received.text?.spelled, equals: text.spelled, Rule.everyCharacter)
          try require(received.path, equals: server + "/search/repositories", Rule.addressUnchanged)
          expect(received.items.sorted(), equals: ["per_page=10", "q=\(text)"], Rule.nothingMore)
        }
      }
    }

    @Test func `5.3 Only a success status leads to a page`() throws {
      for (index, (headers, _, _)) in Self.headers.enumerated() {
        // All statuses with the first headers, and the important ones with all the others.
        let statuses =
          index == 0
          ? [-1, 0, 100, 199] + Array(200...600) + [999, 20_000]
          : [199, 200, 201, 204, 206, 299, 300, 304, 400, 403, 404, 422, 429, 500, 503]
        let outcomes = statuses.map { ($0, Outcome($0, headers, Self.page)) }
        let trusted = outcomes.filter { !(200...299).contains($0) && $1.isPage }.map(\.0)
        try require(trusted.prefix(5), equals: [], Rule.successIsAPage)
        let wrong = outcomes.filter { (200...299).contains($0) && $1.page?.repos != [.lanterns] }
        let isLimited = wrong.contains { $1.isLimited }
        let rejectedStatuses = wrong.map(\.0)
        try require(
          rejectedStatuses.prefix(5), equals: [],
          isLimited ? Rule.successIsNoLimit : Rule.successIsAPage)
      }
    }

    @Test(arguments: [403, 429])
    func `5.3 An exceeded rate limit says when it resets`(status: Int) {
      let limits = Self.headers.filter { $0.isExceeded || status == 429 }
      let wrong = limits.compactMap { headers, _, seconds in
        fault(of: status, headers, not: .limited(until: Outcome.arrival + seconds))
      }
      let isNamed = limits.allSatisfy { Outcome(status, $0.headers, Self.page).isLimited }
      expect(wrong.prefix(3), equals: [], isNamed ? Rule.limitTime : Rule.limitExceeded)
    }

    @Test func `5.3 A rejected query carries the server's reason`() throws {
      let reason = Data(#"{"message": "Validation Failed", "status": "422"}"#.utf8)
      let blank = Data(#"{"message": " Not now"}"#.utf8)
      let wrong = [422, 400, 401, 403, 404, 418, 499, 451].flatMap { status in
        Self.headers.filter { !$0.isExceeded || status != 403 }.flatMap { headers, _, _ in
          [
            fault(of: status, headers, reason, not: .refused("Validation Failed")),
            fault(of: status, headers, not: .refused("It gives no reason.")),
            fault(of: status, headers, blank, not: .refused(" Not now")),
          ].compactMap(\.self)
        }
      }
      try require(wrong.prefix(3), equals: [], Rule.rejected)
      // No status is an exception.
      let exceptions = (400...499).flatMap { status in
        Self.headers.filter { !$0.isExceeded && status != 429 || ![403, 429].contains(status) }
          .compactMap { fault(of: status, $0.headers, reason, not: .refused("Validation Failed")) }
      }
      try require(exceptions.prefix(3), equals: [], Rule.rejected)
      for text in OddTexts.all {
        let data = (try? JSONEncoder().encode(["message": text])) ?? Data()
        guard case .failure(.refused(let reason)) = Outcome(422, [:], data) else { continue }
        expect(reason.spelled, equals: text.spelled, Rule.rejected)
      }
    }

    @Test func `5.3 Every other status is a problem of the server`() {
      let statuses =
        [-1, 0, 20_000] + [100...199, 300...399, 500...600, 999...999].flatMap(\.self)
      let wrong = statuses.flatMap { status in
        Self.headers.compactMap { fault(of: status, $0.headers, not: .busy) }
      }
      expect(wrong.prefix(3), equals: [], Rule.serverProblem)
    }

    /// Describes the outcome of a response, unless it is this error.
    private func fault(
      of status: Int, _ headers: [String: String], _ data: Data = page, not error: SearchError
    ) -> Finding? {
      let found = Outcome(status, headers, data)
      guard found != .failure(error) else { return nil }
      // Without commas, because a failure shows what differs between those.
      let lines = headers.sorted { $0.key < $1.key }.map { "\($0): \($1)" }
      let withHeaders = lines.isEmpty ? "" : " with \(lines.joined(separator: " and "))"
      return Finding("\(status)\(withHeaders) is \(found) instead of \(Outcome.failure(error))")
    }

    @Test func `5.4 The next page is at the address of its link, or there is none`() throws {
      for address in Self.addresses + Self.addressesByChance {
        for form in Self.forms {
          let link = form.replacing("NEXT", with: address)
          for (headers, _, _) in Self.headers {
            let headers = SearchHeaders(headers.merging(["link": link]) { $1 })
            let found = headers.nextPage?.absoluteString
            try require(found, equals: address, Rule.nextIsNamed)
          }
        }
      }
      for link in Self.lastPages {
        let headers = SearchHeaders(link.map { ["link": $0] } ?? [:])
        #expect(headers.nextPage == nil, Rule.noNextNoMore)
      }
    }

    @Test func `5.4 The user can load every page up to the last`() async throws {
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

nonisolated extension Repo {
  /// Its texts, with the number of each scalar outside ASCII.
  fileprivate var spelled: [String?] { [name, summary, language].map { $0?.spelled } }
}
