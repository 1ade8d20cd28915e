import Foundation
import OfflineServer
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("OfflineServer · Repository search") struct RepositorySearchTests {
  private let server = OfflineServer.bundled(searchesPerMinute: 100)

  @Test func `A common question has four pages of ten, and each repository once`() async throws {
    var found: [SearchPage.Repository] = []
    for page in 1...4 {
      let reply = try await search("q=viper&per_page=10&page=\(page)")
      #expect(reply.totalCount == 40)
      #expect(!reply.incompleteResults)
      #expect(reply.items.count == 10)
      found += reply.items
    }
    #expect(Set(found.map(\.id)).count == 40)
    #expect(found.allSatisfy { $0.fullName.hasPrefix("\($0.owner.login)/") })
    #expect(Set(found.map(\.htmlUrl)).count == 40)
  }

  @Test func `More stars come first, and with as many stars the full name decides`() async throws {
    let found = try await search("q=viper&per_page=100").items
    let ranks = found.map { (-$0.stargazersCount, $0.fullName) }
    #expect(zip(ranks, ranks.dropFirst()).allSatisfy { $0.0 < $0.1 })
    #expect(Set(found.map(\.stargazersCount)).count < found.count)
  }

  @Test func `Some repositories have no description, no language or no licence`() async throws {
    let (body, _) = try await ask("search/repositories?q=viper&per_page=100", at: server)
    let text = String(decoding: body, as: UTF8.self)
    for name in ["description", "language", "license"] {
      #expect(text.contains("\"\(name)\" : null"))
      #expect(text.contains(try Regex("\"\(name)\" : [^n]")))
    }
  }

  @Test(arguments: [
    ("q=VIPER%20kotlin", ["bluecrane/viper-kotlin-garden"]),
    ("q=kotlin+Viper", ["bluecrane/viper-kotlin-garden"]),
    ("q=%20knots%20", ["amara-weaves/viper-knots"]),
    ("q=amara-weaves%2Fviper-k", ["amara-weaves/viper-knots"]),
    ("q=zebra", []),
    ("q=viper+zebra", []),
    ("q=caf%C3%A9", ["quietpine/cafe-finder"]),
    ("page=1&sort=stars&q=lighthouse", ["harbourworks/five-roles", "harbourworks/lighthouse-log"]),
  ])
  func `Each word is in the full name or the description, whatever the case`(
    query: String, names: [String]
  ) async throws {
    let found = try await search(query)
    #expect(found.items.map(\.fullName) == names)
    #expect(found.totalCount == names.count)
  }

  @Test func `A plus stands for a space unless it is encoded`() async throws {
    #expect(try await search("q=c%2B%2B").totalCount == 4)
    #expect(try await search("q=c++").totalCount > 4)
  }

  @Test(arguments: [
    ("", 30), ("&per_page=7", 7), ("&per_page=100", 40), ("&per_page=0", 30),
    ("&per_page=-1", 30), ("&per_page=many", 30), ("&page=2", 10), ("&page=3", 0),
    ("&page=0", 30), ("&page=-1", 30), ("&page=many", 30), ("&page=1&page=2", 10),
  ])
  func `A page has thirty repositories unless it is told otherwise`(
    query: String, count: Int
  ) async throws {
    let reply = try await search("q=viper\(query)")
    #expect(reply.items.count == count)
    #expect(reply.totalCount == 40)
  }

  @Test func `What is searched is not listed elsewhere`() async throws {
    for path in ["repositories", "repositories/5001", "search", "search/users?q=viper"] {
      #expect(try await ask(path, at: server).1.statusCode == 404)
    }
  }

  @Test func `A page that was given goes before the bundled one, and no other`() async throws {
    let first = try await ask("search/repositories?q=viper&per_page=10", at: server).0
    server.answer("/search/repositories?q=viper&per_page=10&page=2", with: .body(first))
    let pages = [
      try await search("q=viper&per_page=10"), try await search("q=viper&per_page=10&page=2"),
      try await search("q=viper&per_page=10&page=3"),
    ].map { $0.items.map(\.id) }
    #expect(pages[0] == pages[1])
    #expect(Set(pages[2]).isDisjoint(with: pages[0]))
  }

  private func search(_ query: String) async throws -> SearchPage {
    try await .at("search/repositories?\(query)", of: server)
  }
}
