import Foundation
import OfflineServer
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("OfflineServer · Searches that fail") struct SearchFailureTests {
  private struct Failure: Decodable, Equatable {
    struct Detail: Decodable, Equatable { let resource, field, code: String }
    let message, status: String
    let errors: [Detail]?
  }

  private let server = OfflineServer.bundled(searchesPerMinute: 20)

  @Test(arguments: [
    ("", "missing"), ("?", "missing"), ("?q", "missing"), ("?q=", "missing"),
    ("?q=+%20", "missing"), ("?page=2&query=viper", "missing"),
    ("?q=" + String(repeating: "v", count: 257), "invalid"),
    ("?q=" + String(repeating: "%C3%A9", count: 257), "invalid"),
  ])
  func `A search for nothing, or for too much, fails its validation`(
    query: String, code: String
  ) async throws {
    let detail = Failure.Detail(resource: "Search", field: "q", code: code)
    #expect(
      try await failure(query)
        == Failure(message: "Validation Failed", status: "422", errors: [detail]))
  }

  @Test func `A text of 256 characters is searched`() async throws {
    let text = String(repeating: "%C3%A9", count: 256)
    #expect(
      try await SearchPage.at("search/repositories?q=\(text)", of: server).totalCount == 0)
  }

  @Test(arguments: ["page=11&per_page=100", "page=35", "page=1001&per_page=1", "page=\(Int.max)"])
  func `A page beyond a thousand results is refused`(query: String) async throws {
    #expect(
      try await failure("?q=viper&\(query)")
        == Failure(
          message: "Only the first 1000 search results are available", status: "422", errors: nil))
  }

  /// Ten pages of a hundred are a thousand: only with more on a page would the tenth begin beyond.
  @Test(arguments: [
    "page=10&per_page=100", "page=10&per_page=200", "page=34", "page=1000&per_page=1",
  ])
  func `A page within a thousand results is answered, and none has more than a hundred`(
    query: String
  ) async throws {
    let page = try await SearchPage.at("search/repositories?q=viper&\(query)", of: server)
    #expect(page.items.isEmpty)
    #expect(page.totalCount == 40)
  }

  private func failure(_ query: String) async throws -> Failure {
    let (body, response) = try await ask("search/repositories\(query)", at: server)
    #expect(response.statusCode == 422)
    return try JSONDecoder().decode(Failure.self, from: body)
  }
}
