import Foundation
import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5 {
  @Suite("One search")
  struct OneSearch {
    @Test func `5.1 A repository without a description and a language is read`() throws {
      // In this data, the server sends `null` for both.
      let data = [Repo.notes].json(total: 40)

      // Your DTO decodes the data, and maps it. Without it, the page is nil.
      let page = SearchPage(decoding: data, next: nil)

      try #require(page != nil, Rule.optionalFields)
      try require(page?.repos, equals: [.notes], Rule.allItems)
    }

    @Test func `5.1 A page has the server's total, and the address of the next page`() throws {
      let next = URL(string: "https://search.example/search/repositories?q=viper&page=7")

      // Two of the 40 repositories are on this page.
      let page = SearchPage(decoding: [Repo.ferry, .lanterns].json(total: 40), next: next)

      try require(page?.total, equals: 40, Rule.totalFromServer)
      try require(page?.next, equals: next, Rule.nextPassedOn)
    }

    @Test func `5.1 Each page is read with all that the server has sent, and nothing else`() throws
    {
      // Your DTO decodes pages with no, one or many repositories. Their texts are null, left out, or
      // unusual, for example empty. Each repository and each total is as the server has sent it,
      // and the address of the next page as it was passed in. The first list names the missing
      // texts that made a page unreadable, and the others what differs.
      try require(PageCheck.missingTextsThatEndDecoding, equals: [], Rule.optionalFields)
      try require(PageCheck.changedRepos, equals: [], Rule.allItems)
      try require(PageCheck.wrongTotals, equals: [], Rule.totalFromServer)
      try require(PageCheck.wrongNextAddresses, equals: [], Rule.nextPassedOn)
    }

    @Test func `5.2 The server reads the text as it was typed`() throws {
      // `ReceivedQuery` decodes an address as a server does, for which a plus sign is a space.
      let word = ReceivedQuery(SearchRequest(server: .example, text: "viper").url)
      try require(word.text, equals: "viper", Rule.everyCharacter)

      let received = ReceivedQuery(SearchRequest(server: .example, text: "c++ & c#").url)
      try require(received.text, equals: "c++ & c#", Rule.everyCharacter)
      // The query has the page size and the text, and nothing else.
      try require(received.items.sorted(), equals: ["per_page=10", "q=c++ & c#"], Rule.nothingMore)
    }

    @Test func `5.2 The address of the server stays as it is`() throws {
      // A server at http://localhost:8000/api/v3.
      let request = SearchRequest(server: .companyServer, text: "c++")

      let received = ReceivedQuery(request.url)

      try require(received.text, equals: "c++", Rule.everyCharacter)
      let address = "http://localhost:8000/api/v3/search/repositories"
      try require(received.addressWithoutQuery, equals: address, Rule.addressUnchanged)
    }

    @Test func `5.2 Each text arrives at each server as it was typed, with nothing else`() throws {
      // A hundred and fifty texts, sixty of them random, are each sent to four servers. Each server
      // receives the text as it was typed, at its own address, and beside it only the page size.
      // The lists name the first three requests that have arrived otherwise.
      try require(RequestCheck.wrongTexts.prefix(3), equals: [], Rule.everyCharacter)
      try require(RequestCheck.wrongAddresses.prefix(3), equals: [], Rule.addressUnchanged)
      try require(RequestCheck.wrongItems.prefix(3), equals: [], Rule.nothingMore)
    }
  }
}
