import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Service: asks the server for repositories.
nonisolated struct RepoSearchService: RepoSearchServiceProtocol {
  let session: URLSession
  let server: URL
  let now: @Sendable () -> Date

  @concurrent
  func page(for question: String) async throws(SearchError) -> SearchPage {
    guard let url = SearchRequest(server: server, text: question).url else {
      throw .refused("The question cannot be sent.")
    }
    return try await page(at: url)
  }

  @concurrent
  func page(at url: URL) async throws(SearchError) -> SearchPage {
    let answer: (data: Data, response: URLResponse)
    do {
      answer = try await session.data(from: url)
    } catch {
      throw .offline
    }
    guard let response = answer.response as? HTTPURLResponse else { throw .unreadable }
    let headers = SearchHeaders { response.value(forHTTPHeaderField: $0) }
    return try SearchReply(
      status: response.statusCode, headers: headers, data: answer.data, time: now()
    ).page
  }
}
