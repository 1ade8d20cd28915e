import Foundation
import OfflineServer
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a search replies, in GitHub's shape: a key or a type that differs does not decode.
struct SearchPage: Decodable {
  struct Repository: Decodable {
    struct Owner: Decodable { let login: String }
    struct License: Decodable { let name: String }
    let id: Int
    let fullName: String
    let htmlUrl: URL
    let description: String?
    let stargazersCount: Int
    let language: String?
    let license: License?
    let owner: Owner
  }

  let totalCount: Int
  let incompleteResults: Bool
  let items: [Repository]

  /// Searches, and wants to find something.
  static func at(_ path: String, of server: OfflineServer) async throws -> SearchPage {
    let (body, response) = try await ask(path, at: server)
    #expect(response.statusCode == 200)
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(SearchPage.self, from: body)
  }
}
