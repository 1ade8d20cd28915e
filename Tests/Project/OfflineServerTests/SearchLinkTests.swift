import Foundation
import OfflineServer
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("OfflineServer · The pages of a search") struct SearchLinkTests {
  private let server = OfflineServer.bundled()

  @Test(arguments: [
    (1, ["next": 2, "last": 4]), (2, ["prev": 1, "next": 3, "last": 4, "first": 1]),
    (4, ["prev": 3, "first": 1]), (9, ["prev": 4, "first": 1]),
  ])
  func `A page knows the addresses of the others`(page: Int, others: [String: Int]) async throws {
    let links = try await links("q=viper&per_page=10&page=\(page)")
    let address = "\(server.url)search/repositories?q=viper&per_page=10&page="
    #expect(links == others.mapValues { "\(address)\($0)" })
  }

  @Test(arguments: [
    ("q=c%2B%2B&per_page=2", "q=c%2B%2B&per_page=2&page=2"),
    ("q=c++&per_page=2", "q=c++&per_page=2&page=2"),
    ("q=c%2b%2b&page=1&per_page=2", "q=c%2b%2b&per_page=2&page=2"),
    ("per_page=2&x=a,b;c&q=of%20a", "per_page=2&x=a,b;c&q=of%20a&page=2"),
    ("q=viper#page", "q=viper&page=2"),
  ])
  func `An address keeps the query letter for letter, with the page at its end`(
    query: String, next: String
  ) async throws {
    #expect(
      try await links(query)["next"] == "\(server.url)search/repositories?\(next)")
  }

  @Test(arguments: ["q=lighthouse", "q=zebra", "q=zebra&page=2", "q=viper&per_page=40"])
  func `What fits on one page has no Link`(query: String) async throws {
    let (_, response) = try await ask("search/repositories?\(query)", at: server)
    #expect(response.statusCode == 200)
    #expect(response.value(forHTTPHeaderField: "Link") == nil)
  }

  @Test func `Who follows the next page comes to the end`() async throws {
    var next: String? = "search/repositories?q=viper&per_page=15"
    var ids: [Int] = []
    while let path = next {
      ids += try await SearchPage.at(path, of: server).items.map(\.id)
      next = try await links(in: ask(path, at: server).1)["next"]
    }
    #expect(ids.count == 40)
    #expect(Set(ids).count == 40)
  }

  private func links(_ query: String) async throws -> [String: String] {
    try links(in: try await ask("search/repositories?\(query)", at: server).1)
  }

  private func links(in response: HTTPURLResponse) throws -> [String: String] {
    let header = try #require(response.value(forHTTPHeaderField: "Link"))
    let links = header.matches(of: /<([^>]*)>; rel="([a-z]*)"/).map {
      (String($0.output.2), String($0.output.1))
    }
    #expect(header == links.map { "<\($0.1)>; rel=\"\($0.0)\"" }.joined(separator: ", "))
    return Dictionary(links) { first, _ in first }
  }
}
